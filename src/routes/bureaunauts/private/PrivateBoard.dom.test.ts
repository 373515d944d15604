import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAN, show, stateOf } from '../../../../tests/hands/bureaunauts';
import type { About, Goal } from '$lib/games/bureaunauts';
import { setLocale } from '$lib/settings/language.svelte';

const DRAWN: readonly Goal[] = ['spaceJelly', 'spaceship', 'spaceship', 'underBudget', 'lawAndOrder'];
const planning = () =>
  stateOf({
    anna: { plan: DRAWN, completed: 0, relics: 0, pirates: 0 },
    pending: [{ kind: 'plans' }],
    more: { phase: 'planning', period: 0 }
  });
const acting = (action: 'reassign' | 'adjust', mayChange = false, anna = {}) =>
  stateOf({
    anna,
    pending: [{ kind: 'act', seat: 0, action, mayChange }],
    more: { phase: 'actions', filers: [0, 1], pool: ['relicHunter', 'underBudget', 'underBudget'] }
  });
const meeting = (about: About, seats: readonly number[], more = {}) =>
  stateOf({
    pending: [{ kind: 'meeting', about, seats, groups: [seats], undecided: 0, shown: null, ...more }],
    more: { phase: 'movement', filers: [0, 1, 2] }
  });
/** `hidden`: nothing on these boards is hidden from a screen reader, and making sure for each button takes several times as long. */
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });
/** The goals on the ladder, the lowest rank first. */
const order = () =>
  [...screen.getByRole('list', { name: 'Your goals in order' }).querySelectorAll('.disp')]
    .map(({ textContent }) => textContent)
    .toReversed();

afterEach(() => {
  setLocale('en');
});

// The screen of a reassignment is fetched once.
beforeAll(async () => {
  show(acting('reassign'));
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
});

describe('the ladder', () => {
  const RANKS = ['Director', 'Strategist', 'Manager', 'Assistant Manager', 'Bureaunaut'];
  const ranks = () => [...document.querySelectorAll('.rank')].map(({ textContent }) => textContent);

  it('has Director on top, as on the table: where goals are ordered, read, and reassigned', async () => {
    const { user } = show(planning());
    expect(ranks()).toEqual(RANKS);
    await user.click(button('Seal the plan'));
    expect(ranks()).toEqual(RANKS);
    document.body.replaceChildren();
    show(acting('reassign'));
    expect(ranks()).toEqual(RANKS);
  });
});

describe('planning a career', () => {
  it('moves a goal by its arrows, and keeps the keyboard on it', async () => {
    const { user } = show(planning());
    expect(order()).toEqual(['Space Jelly', 'Spaceship', 'Spaceship', 'Under Budget', 'Law & Order']);
    await user.click(button('Law & Order, Director: move down'));
    expect(order()).toEqual(['Space Jelly', 'Spaceship', 'Spaceship', 'Law & Order', 'Under Budget']);
    expect(button('Law & Order, Strategist: move down')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(order()[0]).toBe('Law & Order');
    expect(button('Law & Order, Bureaunaut: move up')).toHaveFocus();
  });

  it('moves a goal by a tap on it and a tap on a rank', async () => {
    const { user } = show(planning());
    const [, budget, , , jelly] = screen.getAllByRole('button', { pressed: false });
    if (jelly === undefined || budget === undefined) throw new Error('no goals');
    await user.click(budget);
    expect(budget).toHaveAttribute('aria-pressed', 'true');
    await user.click(jelly);
    expect(order()).toEqual(['Under Budget', 'Space Jelly', 'Spaceship', 'Spaceship', 'Law & Order']);
  });

  it('moves the goal with the focus by arrow keys', async () => {
    const { user } = show(planning());
    screen.getAllByRole('button', { pressed: false }).at(-1)?.focus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(order()).toEqual(['Spaceship', 'Spaceship', 'Space Jelly', 'Under Budget', 'Law & Order']);
  });

  it('moves a goal that is dragged over another rank', async () => {
    show(planning());
    const rungs = within(screen.getByRole('list', { name: 'Your goals in order' })).getAllByRole('listitem');
    const jelly = screen.getAllByRole('button', { pressed: false }).at(-1);
    if (jelly === undefined || rungs[2] === undefined) throw new Error('no goals');
    document.elementFromPoint = () => rungs[2] ?? null;
    await fireEvent.pointerDown(jelly, { clientX: 50, clientY: 10, isPrimary: true, button: 0 });
    await fireEvent.pointerMove(window, { clientX: 50, clientY: 13 });
    expect(order()[0]).toBe('Space Jelly');
    await fireEvent.pointerMove(window, { clientX: 50, clientY: 190 });
    await fireEvent.pointerUp(window);
    expect(order()).toEqual(['Spaceship', 'Spaceship', 'Space Jelly', 'Under Budget', 'Law & Order']);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('says what each goal asks in its place, and where its first card goes', async () => {
    const { user } = show(planning());
    expect(screen.getByText('Ship at level 3')).toBeVisible();
    expect(screen.getByText('Ship at level 4')).toBeVisible();
    expect(screen.getAllByText('Research')).toHaveLength(2);
    await user.click(button('Easiest first'));
    expect(order()).toEqual(['Under Budget', 'Law & Order', 'Spaceship', 'Space Jelly', 'Spaceship']);
  });

  it('seals the order, and takes it back until all have sealed', async () => {
    const { play, user } = show(planning());
    await user.click(button('Easiest first'));
    await user.click(button('Seal the plan'));
    expect(play).toHaveBeenLastCalledWith(0, {
      kind: 'plan',
      goals: ['underBudget', 'lawAndOrder', 'spaceship', 'spaceJelly', 'spaceship']
    });
    expect(screen.getByRole('heading', { name: 'Your plan is sealed' })).toBeVisible();
    expect(screen.getByText(/1 of 3 have sealed/)).toBeVisible();
    await user.click(button('Take it back'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'reopen' });
    expect(order()[0]).toBe('Under Budget');
  });
});

describe('adjusting goals', () => {
  it('orders those not completed, and tells what would be completed at once', async () => {
    const plan: readonly Goal[] = ['lawAndOrder', 'relicHunter', 'spaceJelly', 'spaceship', 'underBudget'];
    const { play, user } = show(acting('adjust', false, { plan, level: 3 }));
    expect(order()).toEqual(['Space Jelly', 'Spaceship', 'Under Budget']);
    expect(button('Leave it as it is')).toBeVisible();
    await user.click(button('Spaceship, Strategist: move down'));
    expect(screen.getByText('Completed at once: Spaceship.')).toBeVisible();
    await user.click(button('Use this order'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'adjust', goals: ['spaceship', 'spaceJelly', 'underBudget'] });
  });
});

describe('reassigning a goal', () => {
  it('swaps one that is not completed for one of the pool', async () => {
    const { play, user } = show(acting('reassign'));
    expect(screen.getByRole('radio', { name: /Bureaunaut/ })).toBeDisabled();
    expect(button('Choose one of each')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /Manager.*Space Jelly/ }));
    await user.click(screen.getByRole('radio', { name: /^Relic Hunter Find/ }));
    // The second Relic Hunter asks for three.
    expect(screen.getByText(/becomes your goal for Manager\..*Find 3 relics/)).toBeVisible();
    await user.click(button('Swap these two'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'reassign', rank: 2, take: 'relicHunter' });
    expect(screen.queryByText('Do something else instead')).toBeNull();
  });

  it('lets who comes after another do something else, or nothing', async () => {
    const { play, user } = show(acting('reassign', true));
    await user.click(screen.getByText('Do something else instead'));
    expect(button('Repair ship')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Your next goal is Space Jelly. Under Budget has to be the next one.')).toBeVisible();
    await user.click(button('Do nothing'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'announce', action: null });
  });
});

describe('a Meeting', () => {
  it('seals by one tap, and nothing lights up', async () => {
    const { play, user, container } = show(meeting({ kind: 'card', cell: 55 }, [0, 1]));
    expect(screen.getByRole('heading', { name: 'Who gets F6?' })).toBeVisible();
    expect(screen.getByText('With Ben')).toBeVisible();
    await user.click(button(/^Golf/));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'meet', choice: 'golf' });
    expect(container.querySelector('[aria-pressed="true"], .on')).toBeNull();
    await user.click(button('Take it back'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'reopen' });
    expect(button(/^Golf/)).toBeVisible();
  });

  it.each([
    [{ kind: 'pool' }, 'Who reassigns first?'],
    [{ kind: 'rank', rank: 2 }, 'Who is first at Manager?'],
    [{ kind: 'vote' }, 'Who becomes Galactic CEO?']
  ] as const)('says what it is about: %j', (about, title) => {
    show(meeting(about, [0, 1, 2]));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/All three shown, or all the same/)).toBeVisible();
  });

  it('tells what was shown in the round before, and when lots decide', () => {
    const shown = [
      { seat: 0, choice: 'golf' },
      { seat: 1, choice: 'golf' }
    ];
    show(meeting({ kind: 'card', cell: 55 }, [0, 1], { undecided: 1, shown }));
    expect(screen.getByText(/Last time: Anna Golf and Ben Golf\. This is round 2 of 3/)).toBeVisible();
  });
});

describe('a hand opened to look', () => {
  it('shows the own plan with its progress, the ship and what it can beat', () => {
    show(stateOf({ pending: [{ kind: 'declare', seat: 1 }] }));
    const plan = within(screen.getByRole('list', { name: 'Your career plan' }));
    expect(plan.getAllByRole('listitem')).toHaveLength(PLAN.length);
    expect(plan.getByText('2 of 5')).toBeVisible();
    expect(screen.getByText('Your ship is on D5.')).toBeVisible();
    const reach = within(screen.getByRole('group', { name: 'What you can beat now' }));
    expect(reach.getByText('Level 1').parentElement).toHaveTextContent('Free');
    expect(reach.getByText('Level 4').parentElement).toHaveTextContent('3 photons');
    expect(reach.getByText('Level 5').parentElement).toHaveTextContent('1 photon short');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never reads a secret out by itself', () => {
    const { container } = show(planning());
    expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });
});
