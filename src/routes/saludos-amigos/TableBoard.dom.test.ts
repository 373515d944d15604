import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Move, Mover, News, Refusal, SaludosAmigos, View } from '$lib/games/saludos-amigos';
import { game, sectionOf, tableOf } from '$lib/games/saludos-amigos/testing';
import { setLocale } from '$lib/settings/language.svelte';
import { pictures } from '$lib/settings/pictures.svelte';
import type { Clock, Said } from '$lib/table/board';
import { tableAt } from '$lib/table/testing/positions';
import { emptyStore } from '$lib/table/testing/tables';
import TableBoard from './TableBoard.svelte';
import { exampleView, offer, players, sessionView, split } from './testing';

type Ask = View['asks'][number];

async function show(
  view: View,
  refusal: (mover: Mover, move: Move) => Refusal | null = () => null,
  news: readonly News[] = []
) {
  const say = vi.fn<(said: Said<SaludosAmigos>) => void>();
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const { container, rerender } = render(TableBoard, {
    ...{ view, news, players: players.slice(0, view.seats), play, refusal },
    aloud: { said: null, lasts: () => 3, say },
    ondraft: (_: Mover, draft: Draft | null) => void rerender({ draft })
  });
  await vi.dynamicImportSettled();
  return { play, say, container, rerender, user: userEvent.setup() };
}

const ask = (kind: string, by: readonly Mover[]): Ask => ({ kind, by, from: 'table', sealed: false, optional: false });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The plate that puts somebody into the draft or takes them out. */
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}.*strength \\d+`) });
const EIGHTEEN = { bid: 18, proposer: 0, shares: split([0, 3], [1, 2], [4, 2]) };

// Fetched before the first test, as people have them before their first tap.
// jsdom moves nothing.
beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined }) as unknown as Animation);
});

afterEach(() => {
  setLocale('en');
  pictures.current = 'whole';
});

describe('large pictures', () => {
  const current = (container: Element): readonly (string | null)[] =>
    [...container.querySelectorAll('.lying [aria-current="true"]')].map(
      (one) => one.getAttribute('data-actor') ?? one.getAttribute('aria-label')
    );

  it('show one project at a time: the one that is built on, at its picture, an arrow, and a finger that goes over it', async () => {
    pictures.current = 'large';
    const { container, user } = await show(exampleView());
    const shown = (): string | null =>
      container.querySelector('.plots [aria-current="true"]')?.getAttribute('aria-label') ?? null;
    expect(shown()).toBe('Look at Thermal bath');
    await user.click(button('Look at Hydrant'));
    expect(shown()).toBe('Look at Hydrant');
    await user.click(button('One project back'));
    expect(shown()).toBe('Look at Sewage works');
    const map = container.querySelector('.map > .one');
    if (map === null) throw new Error('no map');
    await fireEvent(map, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
    await fireEvent(map, new MouseEvent('pointerup', { clientX: 200, bubbles: true }));
    expect(shown()).toBe('Look at Hydrant');
  });

  it('show one offer at a time, the newest first, and whichever is spoken of or stands anew; all stay in the tree', async () => {
    pictures.current = 'large';
    const offers = [offer(), offer({ id: 2, bid: 15 })];
    const view = exampleView({ standing: { bid: 12, proposer: 0, shares: split([0, 7]) }, offers, made: 2 });
    const { container, user, rerender } = await show(view);
    expect(current(container)).toEqual(['offer:2']);
    await user.click(button('One offer on'));
    expect(current(container)).toEqual(['offer:1']);
    await user.click(button('One offer on'));
    expect(current(container)).toEqual(['Standing bid']);
    await fireEvent.focusIn(button('Counter-offer to 14'));
    expect(current(container)).toEqual(['offer:1']);
    await rerender({ view: { ...view, standing: EIGHTEEN, offers: [] } });
    expect(current(container)).toEqual(['Standing bid']);
  });

  it('press nothing that a finger goes over as it turns', async () => {
    pictures.current = 'large';
    const { container, play } = await show(exampleView({ offers: [offer()] }));
    const agree = button(/^David 3/);
    await fireEvent(agree, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
    await fireEvent(agree, new MouseEvent('pointerup', { clientX: 200, bubbles: true }));
    await fireEvent.click(agree, { detail: 1 });
    expect(play).not.toHaveBeenCalled();
    expect(current(container)).toHaveLength(1);
    expect(current(container)).not.toEqual(['offer:1']);
  });
});

describe('the talks', () => {
  it('say at once whether an offer beats the tankard, and why not', async () => {
    const { user, play } = await show(exampleView({ standing: EIGHTEEN }));
    await user.click(row('Clara'));
    await user.click(row('Ben'));
    expect(screen.getByText('15 does not beat 18')).toBeVisible();
    await user.click(row('David'));
    expect(screen.getByText('20 beats 18')).toBeVisible();
    expect(screen.getByText('7 of 7')).toBeVisible();
    await user.click(button('Clara bids 20'));
    expect(play).toHaveBeenCalledExactlyOnceWith(2, { kind: 'offer', shares: split([1, 2], [2, 3], [3, 2]) });
  });

  it('move millions by taps, and keep an offer back until the whole prize is shared', async () => {
    const { user, play } = await show(exampleView({ standing: EIGHTEEN }));
    for (const name of ['Clara', 'Ben', 'David']) await user.click(row(name));
    await user.click(button('1 million more for Ben'));
    expect(screen.getByText('8 of 7')).toBeVisible();
    await user.click(button('Clara bids 20'));
    expect(play).not.toHaveBeenCalled();
    await user.click(button('1 million less for Clara'));
    await user.click(button('Clara bids 20'));
    expect(play).toHaveBeenCalledExactlyOnceWith(2, { kind: 'offer', shares: split([1, 3], [2, 2], [3, 2]) });
  });

  it('let somebody else in it make the offer of who has said "nothing more", but not one that is open', async () => {
    const { user } = await show(exampleView({ quiet: [2], offers: [offer()] }));
    await user.click(row('Clara'));
    expect(screen.getByText(/^“Nothing more” was said/)).toBeVisible();
    await user.click(row('David'));
    expect(button('David bids 14')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Already open: agree to it.')).toBeVisible();
    await user.click(button('1 million more for David'));
    expect(button('David bids 14')).not.toHaveAttribute('aria-disabled');
  });

  it('have everybody in an offer agree by a touch, and its proposer withdraw it', async () => {
    const { user, play } = await show(exampleView({ offers: [offer()] }));
    const offers = within(screen.getByRole('region', { name: 'Open offers' }));
    await user.click(offers.getByRole('button', { name: /^David 3/ }));
    expect(play).toHaveBeenLastCalledWith(3, { kind: 'seal', offer: 1 });
    expect(offers.queryByRole('button', { name: /^Clara 4/ })).not.toBeInTheDocument();
    await user.click(offers.getByRole('button', { name: 'Withdraw Clara’s offer' }));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'withdraw', offer: 1 });
  });

  it('have three words for a bid, each with its own mark on the track: proposed, open, stands', async () => {
    const two = { ...EIGHTEEN, bid: 11, shares: split([3, 3], [4, 4]) };
    const { user, container } = await show(exampleView({ standing: two, offers: [offer()] }));
    const marks = (kind: string) =>
      [...container.querySelectorAll(`svg.town path.${kind}`)].map((path) => path.getAttribute('d'));
    const [open] = marks('open');
    expect(open).not.toBe('');
    const said = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(said('Open offers')).toMatch(/14.*open.*David has to agree/);
    expect(said('Standing bid')).toMatch(/11.*stands/);
    expect(said('Draft')).toMatch(/Draft/);
    for (const name of ['Clara', 'Ben']) await user.click(row(name));
    expect(said('Draft')).toMatch(/15.*Draft.*Clara proposes/);
    expect(marks('open')).toEqual([open]);
    expect(marks('draft')).toHaveLength(1);
    expect(marks('draft')[0]).not.toBe(open);
  });

  describe('with computers', () => {
    const seated = players.map((player, seat) => (seat > 2 ? { ...player, computer: 'fair' as const } : player));
    const open = offer({ shares: split([2, 4], [3, 2], [4, 1]) });

    async function talk(wishes: readonly Move[] = []) {
      const asked = vi.fn<(seat: number) => Promise<readonly Move[]>>(() => Promise.resolve(wishes));
      const view = exampleView({ offers: [open], made: 1 });
      const shown = await show(view);
      const reading = { now: 0 };
      const answering = {
        remarks: [{ seat: 3, about: 1, remark: { kind: 'wants' as const, count: 4 } }],
        ask: asked,
        wait: () => {
          reading.now += 1;
          return () => void (reading.now -= 1);
        }
      };
      await shown.rerender({ players: seated, answering });
      return { ...shown, view, answering, asked, reading };
    }

    it('show why a computer has not joined an offer, and have nobody agree for it', async () => {
      const { rerender, answering } = await talk();
      const offers = within(screen.getByRole('region', { name: 'Open offers' }));
      expect(offers.getByText('David wants 4 or more.')).toBeVisible();
      expect(offers.queryByText('Agree')).not.toBeInTheDocument();
      const say = (remark: (typeof answering)['remarks'][number]['remark'] | { kind: 'betterOff' | 'notLeader' }) =>
        rerender({ answering: { ...answering, remarks: [{ seat: 3, about: 1, remark }] } });
      await say({ kind: 'betterOff' });
      expect(offers.getByText('David is better off elsewhere.')).toBeVisible();
      await say({ kind: 'notLeader' });
      expect(offers.getByText('David won’t join the leader.')).toBeVisible();
      expect(offers.queryByText('David wants 4 or more.')).not.toBeInTheDocument();
      // It has joined since.
      await rerender({ view: exampleView({ offers: [{ ...open, seals: [2, 3] }], made: 1 }) });
      expect(offers.queryByText(/^David won’t/)).not.toBeInTheDocument();
    });

    it('ask a computer at its plate or in an offer, and put together what it would take, made by a person', async () => {
      const shares = split([2, 3], [3, 4]);
      const { user, play, asked, reading } = await talk([{ kind: 'offer', shares }]);
      const [inOffer, atPlate] = [/^David 2.*What would you take, David\?$/, 'What would you take, David?'];
      await user.click(button(inOffer));
      expect(asked).toHaveBeenCalledExactlyOnceWith(3);
      expect(screen.getByRole('dialog', { name: 'What would you take, David?' })).toBeVisible();
      expect(reading.now).toBe(1);
      await user.click(button('Close'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(reading.now).toBe(0);
      await user.click(button(atPlate));
      await user.click(button('With Clara, bid 14, 4 million for David: put it together'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(button(atPlate)).toHaveFocus();
      await user.click(button('Clara bids 14'));
      expect(play).toHaveBeenCalledExactlyOnceWith(2, { kind: 'offer', shares });
    });

    it('say of what a computer has offered itself that it lies open, and put it together no more', async () => {
      const { user } = await talk([
        { kind: 'offer', shares: open.shares },
        { kind: 'offer', shares: split([2, 3], [3, 4]) }
      ]);
      await user.click(button('What would you take, David?'));
      const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent.includes('2 million for David: already offered'))).toEqual([
        true,
        false
      ]);
      expect(rows.map((row) => within(row).queryAllByRole('button', { name: /put it together$/ }).length)).toEqual([
        0, 1
      ]);
    });

    it('have nothing to put together where nothing suits it, and close once the offers change', async () => {
      const { user, rerender, view } = await talk();
      await user.click(button('What would you take, Emilia?'));
      expect(screen.getByText('“I’d rather wait.”')).toBeVisible();
      await rerender({ view: { ...view, quiet: [0] } });
      expect(screen.getByRole('dialog')).toBeVisible();
      await rerender({ view: { ...view, offers: [] } });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(button('What would you take, Emilia?')).toHaveFocus();
    });

    it('are asked once more where an offer came while they thought, and wait meanwhile', async () => {
      const { user, rerender, view, asked, reading } = await talk();
      let thought: (moves: readonly Move[]) => void = () => undefined;
      asked.mockReturnValueOnce(new Promise((resolve) => (thought = resolve)));
      asked.mockResolvedValueOnce([{ kind: 'offer', shares: split([2, 3], [3, 4]) }]);
      await user.click(button('What would you take, David?'));
      expect(reading.now).toBe(1);
      await rerender({ view: { ...view, offers: [open, offer({ id: 2 })], made: 2 } });
      thought([]);
      expect(await screen.findByRole('dialog', { name: 'What would you take, David?' })).toBeVisible();
      expect(button('With Clara, bid 14, 4 million for David: put it together')).toBeVisible();
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it('move on where one that is asked can’t think', async () => {
      const { user, asked, reading } = await talk();
      asked.mockRejectedValueOnce(new Error('not to be had'));
      await user.click(button('What would you take, David?'));
      await vi.waitFor(() => expect(reading.now).toBe(0));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('say that nothing stands, not that nobody bids, while an offer lies open', async () => {
    await show(exampleView({ offers: [offer()] }));
    const standing = within(screen.getByRole('region', { name: 'Standing bid' }));
    expect(standing.getByText('No bid stands yet.')).toBeVisible();
  });

  it('say that the pretzel rests only where no tankard stands on these words', async () => {
    const rests = 'rests until somebody calls the council';
    await show(exampleView());
    expect(screen.getByText(rests)).toBeInTheDocument();
    cleanup();
    await show(exampleView({ standing: EIGHTEEN }));
    expect(screen.queryByText(rests)).not.toBeInTheDocument();
  });

  it('let a seal be lifted again', async () => {
    const three = offer({ shares: split([1, 2], [2, 3], [3, 2]), bid: 20, seals: [2, 3] });
    const { user, play } = await show(exampleView({ offers: [three] }));
    const david = screen.getByRole('button', { name: /^David 2/ });
    expect(david).toHaveAttribute('aria-pressed', 'true');
    await user.click(david);
    expect(play).toHaveBeenLastCalledWith(3, { kind: 'lift', offer: 1 });
  });

  it('show on request who could still beat the tankard, and take one of them over', async () => {
    const { user } = await show(exampleView({ standing: { ...EIGHTEEN, bid: 21 } }));
    await user.click(button('Who could?'));
    await vi.dynamicImportSettled();
    const dialog = within(screen.getByRole('dialog', { name: 'Who could beat 21?' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await user.click(dialog.getByRole('button', { name: /^23.*Anna, Ben, David, and Emilia$/ }));
    expect(screen.getByText('23 beats 21')).toBeVisible();
    expect(button('Anna bids 23')).toBeVisible();
  });

  it('take the contract that is tapped into the draft, whose members can be swapped, and say who proposes', async () => {
    const { user, play } = await show(exampleView({ standing: EIGHTEEN }));
    await user.click(button('Counter-offer to 18'));
    expect(screen.getByText('It takes more strength: add somebody.')).toBeVisible();
    expect(button('Anna bids 18')).toHaveAttribute('aria-disabled', 'true');
    await user.click(row('Ben'));
    await user.click(row('Clara'));
    expect(screen.getByText('21 beats 18')).toBeVisible();
    await user.click(button(/^Anna proposes/));
    await user.click(button('Emilia bids 21'));
    expect(play).toHaveBeenCalledExactlyOnceWith(4, { kind: 'offer', shares: split([0, 2], [2, 3], [4, 2]) });
  });

  it('are over by one tap for all, unless somebody says “Wait!” and is in the next draft', async () => {
    const { user, say, rerender } = await show(exampleView({ standing: EIGHTEEN, quiet: [1], holder: 4 }));
    await user.click(button('Nobody outbids 18'));
    const [said] = say.mock.calls[0] ?? [];
    expect(said).toMatchObject({ kind: 'quiet', words: 'Nobody outbids 18.', least: 5 });
    expect(said?.moves.map(({ mover, move }) => [mover, move.kind])).toEqual(
      [4, 0, 2, 3].map((seat) => [seat, 'nothingMore'])
    );
    await rerender({ aloud: { said: said ?? null, lasts: () => 5, say } });
    expect(button('Yes, 18 holds')).toBeVisible();
    await user.click(button('David: Wait!'));
    await rerender({ aloud: { said: null, lasts: () => 5, say } });
    expect(row('David')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Nobody outbids 18')).toBeVisible();
  });

  it('hear "nothing more" from everybody, and hear it taken back', async () => {
    const { user, play } = await show(exampleView({ quiet: [1] }));
    await user.click(button('Anna: nothing more'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'nothingMore' });
    await user.click(button('Ben: nothing more'));
    expect(play).toHaveBeenLastCalledWith(1, { kind: 'speakAgain' });
  });

  it('tell the number of cards, and never a value', async () => {
    const { container } = await show(exampleView());
    expect(row('Clara')).toHaveAccessibleName(/die 5 plus 4 cards in number: strength 9/);
    expect(container.textContent).not.toMatch(/worth/);
  });
});

describe('the dice', () => {
  const rolling = (over: Partial<View> = {}) =>
    exampleView({
      phase: 'dice',
      asks: [ask('roll', [0]), ask('decide', [1, 2]), ask('unstand', [4])],
      rolls: [[], [1], [1, 5], [4], [4]],
      strengths: [null, 2, 9, 4, 6],
      handSizes: [3, 1, 4, 0, 2],
      stands: [3, 4],
      ...over
    });

  it('are rolled by everybody’s own tap on the die', async () => {
    const { user, play, container } = await show(rolling());
    const dice = [...container.querySelectorAll('.mat')];
    expect(dice[0]).toContainElement(button('Anna rolls'));
    await user.click(button('Anna rolls'));
    for (const die of dice) await user.click(die);
    // Nobody gives a card by a tap on a die that lies there.
    expect(play.mock.calls).toEqual([[0, { kind: 'roll' }]]);
    expect(dice).toHaveLength(5);
    expect(screen.getByText('Thermal bath, 2 of 5', { selector: 'h2' })).toBeVisible();
  });

  it('are rolled again for the lowest card, or for one that is chosen if there are several', async () => {
    const { user, play } = await show(rolling());
    await user.click(button('Ben gives the lowest card and rolls again'));
    expect(play).toHaveBeenLastCalledWith(1, { kind: 'rollAgain' });
    expect(screen.queryByRole('button', { name: 'Ben chooses another card' })).not.toBeInTheDocument();
    await user.click(button('Clara chooses another card'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'chooseCard' });
    await user.click(button('Clara stands'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'stand' });
  });

  it('are given another card for by a finger that stays, which rolls nothing then', async () => {
    const { play } = await show(rolling());
    const again = button('Clara gives the lowest card and rolls again');
    vi.useFakeTimers();
    await fireEvent.pointerDown(again, { button: 0 });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    await fireEvent.pointerUp(again);
    await fireEvent.click(again);
    expect(play.mock.calls).toEqual([[2, { kind: 'chooseCard' }]]);
    await fireEvent.click(again);
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'rollAgain' });
  });

  it('are left by one tap for all, once everybody has rolled; anybody has a “Wait!” to press', async () => {
    const { say } = await show(rolling());
    expect(screen.queryByRole('button', { name: 'All stay' })).not.toBeInTheDocument();
    expect(button('Anna has yet to roll')).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    const all = await show(
      rolling({ rolls: [[2], [1], [1, 5], [4], [4]], asks: [ask('decide', [0, 1, 2])], holder: 2 })
    );
    await all.user.click(button('All stay'));
    const [said] = all.say.mock.calls[0] ?? [];
    expect(said?.moves.map(({ mover, move }) => [mover, move.kind])).toEqual([2, 0, 1].map((seat) => [seat, 'stand']));
    expect(said?.least).toBe(3);
    expect(say).not.toHaveBeenCalled();
    await all.rerender({ aloud: { said: said ?? null, lasts: () => 3, say: all.say } });
    for (const { name } of players) expect(button(`${name}: Wait!`)).toBeVisible();
    // Nobody gives a card by a tap that was meant to object.
    expect(screen.queryByRole('button', { name: /rolls again/ })).not.toBeInTheDocument();
  });

  it('wait for whoever chooses a card, unless that was a slip of the finger', async () => {
    const { user, play } = await show(rolling({ choosing: [2], asks: [ask('keep', [2])] }));
    expect(screen.queryByRole('button', { name: 'Clara stands' })).not.toBeInTheDocument();
    await user.click(button('Clara keeps all cards after all'));
    expect(play).toHaveBeenCalledExactlyOnceWith(2, { kind: 'keepCards' });
  });

  it('take that slip back on the table for nothing, even when others have rolled since', async () => {
    await emptyStore();
    const before = tableOf({ hands: [[1, 2, 3], [1, 2], [3]], phase: 'dice', section: sectionOf('busShelter', 0) });
    const state = { ...before, rolls: [[3], [2], []] };
    const table = tableAt(game, state.options, players.slice(0, 3), state);
    expect(await table.play(0, { kind: 'chooseCard' })).toBeNull();
    expect(await table.play(2, { kind: 'roll' })).toBeNull();
    expect(table.undoState.end).toBe('chance');
    // The card itself is chosen in the hand alone.
    expect(await table.play(0, { kind: 'discard', value: 2 })).toMatchObject({ kind: 'refused' });
    expect(table.next).toBe(0);
    expect(await table.play(0, { kind: 'keepCards' })).toBeNull();
    expect(table.onlooker).toMatchObject({
      choosing: [],
      handSizes: [3, 2, 1],
      rolls: [[3], [2], [expect.any(Number)]]
    });
    expect([table.stage, table.next]).toEqual([{ kind: 'table' }, null]);
  });

  const rolled: News = { kind: 'rolled', seat: 3, die: 4, cards: 0, strength: 4 };
  const stood: News = { kind: 'stood', seat: 3, byThemselves: true };
  const talks = (): News => ({
    kind: 'talksBegan',
    section: { project: 'thermalBath', value: 5, lying: 1, prize: 7, completes: false },
    strengths: [6, 6, 9, 5, 6]
  });

  it('rest in sight when the last one begins the talks, until somebody taps on, and only once', async () => {
    const news = [rolled, stood, talks()];
    const { user, play } = await show(exampleView(), undefined, news);
    expect(screen.getByText(/: strength 9$/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Draft' })).not.toBeInTheDocument();
    // Nothing of it can be taken back: the talks have begun.
    expect(screen.getAllByRole('button')).toEqual([button('On to the talks')]);
    await user.click(button('On to the talks'));
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
    expect(play).not.toHaveBeenCalled();
    cleanup();
    await show(exampleView(), undefined, news);
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  });

  it.each([
    ['a table that is taken up again', []],
    ['dice that lay there while somebody said “I stand”', [stood, talks()]]
  ] as const)('do not rest for %s', async (_, news) => {
    await show(exampleView(), undefined, news);
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  });

  it('rest while the clock of the talks stands still', async () => {
    const run = vi.fn();
    const clock = { left: null, isStopped: false, run } as unknown as Clock;
    const view = exampleView({ options: { ...exampleView().options, talkClock: 1 } });
    const props = { view, players, play: vi.fn(() => Promise.resolve()), refusal: () => null, clock };
    render(TableBoard, { ...props, news: [rolled, stood, talks()] });
    await vi.dynamicImportSettled();
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(button('On to the talks'));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('do not rest while the table looks back', async () => {
    const props = { view: exampleView(), players, play: vi.fn(() => Promise.resolve()), refusal: () => null };
    render(TableBoard, { ...props, clock: null, news: [rolled, stood, talks()] });
    await vi.dynamicImportSettled();
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  });

  it('can be taken up again by who stands and has a card', async () => {
    const { user, play } = await show(rolling());
    expect(screen.queryByRole('button', { name: 'David does not stand yet' })).not.toBeInTheDocument();
    await user.click(button('Emilia does not stand yet'));
    expect(play).toHaveBeenLastCalledWith(4, { kind: 'unstand' });
  });
});

describe('the pouch', () => {
  const drawing = (over: Partial<View>) =>
    exampleView({ phase: 'draw', section: null, asks: [ask('drawTile', [4])], ...over });

  it('is drawn from by its holder, by the button or by a touch on it', async () => {
    const { user, play, container } = await show(drawing({ journalists: 1 }));
    const pouch = container.querySelector('.now [data-touch] img');
    if (pouch === null) throw new Error('no pouch');
    await user.click(pouch);
    expect(play).toHaveBeenCalledExactlyOnceWith(4, { kind: 'drawTile' });
    expect(screen.getByText('13 tiles in the pouch')).toBeVisible();
    expect(screen.getByText('1 journalist lies out.')).toBeVisible();
    await user.click(button('Draw a tile'));
    expect(play).toHaveBeenLastCalledWith(4, { kind: 'drawTile' });
  });

  it('shows what the journalist did until then', async () => {
    await show(
      drawing({
        handSizes: [3, 6, 3, 4, 5],
        last: { kind: 'journalist', holder: 3, back: [0, 3, 0, 1, 2], isLaidOut: false }
      })
    );
    expect(screen.getByText('Ben: 6 in hand, 3 back')).toBeVisible();
    expect(screen.getByText('Clara: 3 in hand, 0 back')).toBeVisible();
    expect(screen.getByText('The journalist is back in the pouch.')).toBeVisible();
  });

  it('shows who was paid and who drew until then', async () => {
    const standing = { bid: 20, proposer: 2, shares: split([1, 4], [2, 3]) };
    const section = { project: 'thermalBath', value: 5, lying: 1, prize: 7, completes: false } as const;
    await show(
      drawing({
        last: { kind: 'paid', holder: 3, section, shares: standing.shares, standing, session: null, drew: [0, 3, 4] }
      })
    );
    expect(screen.getByText('1 card each: Anna, David, and Emilia')).toBeVisible();
    expect(screen.getAllByText('Clara 3')).not.toHaveLength(0);
  });
});

describe('the council', () => {
  it('is called, or not, by whoever of the opposition holds a card', async () => {
    const { user, play, say } = await show(
      sessionView(
        { phase: 'calling', done: [], asks: [ask('call', [0])] },
        { caller: null, pretzel: null, attending: [], declined: [4], agreed: null }
      )
    );
    await user.click(button('Anna calls'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'call' });
    await user.click(button('No session'));
    expect(say.mock.calls[0]?.[0]).toMatchObject({
      kind: 'noSession',
      moves: [{ mover: 0, move: { kind: 'noSession' } }],
      least: 3
    });
    expect(screen.getByText('No session', { selector: 'p' })).toBeVisible();
  });

  it('is attended by who says so', async () => {
    const { user, play } = await show(
      sessionView(
        { phase: 'attending', done: [], asks: [ask('attend', [4])] },
        { attending: [0], asked: 4, agreed: null }
      )
    );
    await user.click(button('Emilia: Attend'));
    expect(play).toHaveBeenLastCalledWith(4, { kind: 'attend' });
    await user.click(button('Emilia: Stay away'));
    expect(play).toHaveBeenLastCalledWith(4, { kind: 'stayAway' });
  });

  it('has those who attend share out, and the caller end it', async () => {
    const { user, play } = await show(
      sessionView({ phase: 'splitting', done: [], asks: [ask('split', [0]), ask('splitMore', [4])] }, { agreed: null })
    );
    await user.click(button('1 million more for Emilia'));
    await user.click(button('Anna suggests this'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'offer', shares: split([0, 3], [4, 4]) });
    await user.click(button('Final split: accept or leave'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'finalSplit', shares: split([0, 3], [4, 4]) });
    await user.click(button(/^Anna proposes/));
    expect(button('Emilia suggests this')).toBeVisible();
  });

  it('has a final split accepted or left', async () => {
    const { user, play } = await show(
      sessionView(
        { phase: 'splitting', done: [], asks: [ask('answer', [4])] },
        { agreed: null, final: { shares: split([0, 6], [4, 1]), accepted: [] } }
      )
    );
    await user.click(button('Emilia: Leave'));
    expect(play).toHaveBeenLastCalledWith(4, { kind: 'leave' });
  });

  it('begins the secret choice by a tap of the table, when the coalition had its time', async () => {
    const { user, play } = await show(
      sessionView(
        {
          phase: 'ready',
          done: [],
          asks: [ask('toCards', ['table']), { ...ask('splitCoalition', [1, 2, 3]), optional: true }]
        },
        { isCoalitionFixed: false }
      )
    );
    expect(screen.getByText('The coalition shares out anew…')).toBeVisible();
    await user.click(button('On to the cards'));
    expect(play).toHaveBeenLastCalledWith('table', { kind: 'toCards' });
  });

  it('says who has sealed, and shows no value while cards are chosen', async () => {
    const { container } = await show(sessionView());
    expect(screen.getByText('1 of 5 sealed')).toBeVisible();
    expect(screen.getAllByText('Sealed')).toHaveLength(1);
    expect(screen.getByText('20 + card values')).toBeVisible();
    expect(screen.getByText('12 + card values')).toBeVisible();
    expect(container.querySelectorAll('.used')).toHaveLength(0);
  });

  it('shows both sums when the cards lie open: 34 beats 30', async () => {
    const result = {
      caller: 0,
      attending: [0, 4],
      coalition: { strength: 19, cards: [[], [1, 2], [3, 3, 2], [], []], total: 30 },
      opposition: { strength: 17, cards: [[1, 1, 3], [], [], [], [1, 3, 2, 3, 2, 1]], total: 34 },
      winner: 'opposition'
    } as const;
    const { user, play } = await show(
      sessionView({ phase: 'revealed', done: [], asks: [ask('payOut', ['table'])], result })
    );
    expect(screen.getByText('19 + 11 = 30')).toBeVisible();
    expect(screen.getByText('17 + 17 = 34')).toBeVisible();
    expect(screen.getByText('played no card')).toBeVisible();
    await user.click(button('Pay the opposition'));
    expect(play).toHaveBeenLastCalledWith('table', { kind: 'payOut' });
  });

  it.each([
    ['opposition', 34, ['Anna', 'Emilia']],
    ['coalition', 33, ['Ben', 'Clara', 'David']]
  ] as const)('shows the table as the verdict leaves it: the %s has won', async (winner, coalition, paid) => {
    const { container } = await show(
      sessionView({
        phase: 'revealed',
        done: [],
        asks: [ask('payOut', ['table'])],
        result: {
          caller: 0,
          attending: [0, 4],
          coalition: { strength: coalition - 3, cards: [[], [3], [], [], []], total: coalition },
          opposition: {
            strength: winner === 'opposition' ? 33 : 31,
            cards: [[2], [], [], [], []],
            total: winner === 'opposition' ? 35 : 33
          },
          winner
        }
      })
    );
    const marked = [...container.querySelectorAll('.wide .marked')].map(({ textContent }) => Number(textContent));
    expect(new Set(marked)).toEqual(new Set([coalition, winner === 'opposition' ? 35 : 33]));
    expect(screen.getByText(`The tankard stands on ${String(coalition)}.`)).toBeInTheDocument();
    const coins = screen.getAllByText(/^would get/).map((coin) => coin.closest('li')?.querySelector('b')?.textContent);
    expect(coins).toEqual(paid);
  });

  it('calls both sides level when they are', async () => {
    await show(sessionView({}, { pretzel: 20 }));
    expect(screen.getByText('level: a tie is enough for the coalition')).toBeVisible();
  });
});
