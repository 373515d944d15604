import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move, Mover, Refusal, View } from '$lib/games/saludos-amigos';
import { setLocale } from '$lib/settings/language.svelte';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { exampleView, offer, players, sessionView, split } from './testing';

type Ask = View['asks'][number];

async function show(view: View, refusal: (mover: Mover, move: Move) => Refusal | null = () => null) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const { container } = render(Board, { view, news: [], players: players.slice(0, view.seats), play, refusal });
  await vi.dynamicImportSettled();
  return { play, container, user: userEvent.setup() };
}

const ask = (kind: string, by: readonly Mover[]): Ask => ({ kind, by, from: 'table', sealed: false, optional: false });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The row of the composer that puts somebody in or takes them out. */
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}.*strength \\d+`) });
const EIGHTEEN = { bid: 18, proposer: 0, shares: split([0, 3], [1, 2], [4, 2]) };

// Fetched before the first test, as people have them before their first tap.
beforeAll(fetchAll, 180_000);

// jsdom knows the element, but not how to open it.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  setLocale('en');
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
    expect(screen.getByText('Just this is on the table already.')).toBeVisible();
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

  it('hear "nothing more" from everybody, and hear it taken back', async () => {
    const { user, play } = await show(exampleView({ quiet: [1] }));
    await user.click(button('Anna: nothing more'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'nothingMore' });
    await user.click(button('Ben: nothing more'));
    expect(play).toHaveBeenLastCalledWith(1, { kind: 'speakAgain' });
  });

  it('begin the next turn with an empty offer', async () => {
    const play = vi.fn(() => Promise.resolve());
    const props = { news: [], players, play, refusal: () => null };
    const { rerender } = render(Board, { ...props, view: exampleView() });
    await vi.dynamicImportSettled();
    await userEvent.click(row('Clara'));
    expect(button('Clara bids 9')).toBeVisible();
    await rerender({ ...props, view: exampleView({ turn: 10 }) });
    expect(button('Tap players to put them in')).toBeVisible();
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

  it('are rolled by everybody’s own tap', async () => {
    const { user, play } = await show(rolling());
    await user.click(button('Anna rolls'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'roll' });
    expect(screen.getByText('Thermal bath, 2 of 5', { selector: 'h2' })).toBeVisible();
  });

  it('are rolled again for the lowest card, or for one that is chosen if there are several', async () => {
    const { user, play } = await show(rolling());
    await user.click(button('Ben gives the lowest card and rolls again'));
    expect(play).toHaveBeenLastCalledWith(1, { kind: 'rollAgain' });
    expect(screen.queryByRole('button', { name: 'Ben takes the tablet to choose a card' })).not.toBeInTheDocument();
    await user.click(button('Clara takes the tablet to choose a card'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'chooseCard' });
    await user.click(button('Clara stands'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'stand' });
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

  it('is drawn from by its holder', async () => {
    const { user, play } = await show(drawing({ journalists: 1 }));
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
    expect(screen.getByText('Clara 3')).toBeInTheDocument();
  });
});

describe('the council', () => {
  it('is called, or not, by whoever of the opposition holds a card', async () => {
    const { user, play } = await show(
      sessionView(
        { phase: 'calling', done: [], asks: [ask('call', [0])] },
        { caller: null, pretzel: null, attending: [], declined: [4], agreed: null }
      )
    );
    await user.click(button('Anna: Call the council'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'call' });
    await user.click(button('Anna: No session'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'noSession' });
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
    await user.click(screen.getByRole('radio', { name: 'Emilia' }));
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
    await user.click(button('Go on: choose cards in secret'));
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
          coalition: { strength: 20, cards: [[], [3], [], [], []], total: coalition },
          opposition: { strength: 12, cards: [[2], [], [], [], []], total: winner === 'opposition' ? 35 : 33 },
          winner
        }
      })
    );
    const marked = [...container.querySelectorAll('.wide .marked')].map(({ textContent }) => Number(textContent));
    expect(new Set(marked)).toEqual(new Set([coalition, winner === 'opposition' ? 35 : 33]));
    expect(screen.getByText(`The tankard stands on ${String(coalition)}.`)).toBeInTheDocument();
    const coins = screen
      .getAllByText(/^\d million$/)
      .map((coin) => coin.closest('li')?.querySelector('b')?.textContent);
    expect(coins).toEqual(paid);
  });

  it('calls both sides level when they are', async () => {
    await show(sessionView({}, { pretzel: 20 }));
    expect(screen.getByText('level: a tie is enough for the coalition')).toBeVisible();
  });
});

describe('the end', () => {
  it('shows the bonus for the highest value of cards, and who is where', async () => {
    await show(
      exampleView({
        phase: 'over',
        asks: [],
        outcome: { places: [[2], [4], [1], [0], [3]] },
        money: [21, 24, 33, 16, 26],
        shownHands: [[1, 1, 1], [3], [3, 3], [], [2, 3]],
        ending: {
          kind: 'fourthProject',
          section: { project: 'beerGarden', value: 3, lying: 2, prize: 6, completes: true },
          sums: [3, 3, 6, 0, 5],
          bonus: 3,
          seats: [2]
        }
      })
    );
    const rows = within(screen.getByRole('complementary', { name: 'Result' })).getAllByRole('listitem');
    expect(rows.map((each) => each.querySelector('.name')?.textContent)).toEqual([
      'Clara',
      'Emilia',
      'Ben',
      'Anna',
      'David'
    ]);
    expect(rows[3]).toHaveTextContent('worth 3');
  });
});
