import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, stateOf } from '../../../../tests/hands/bureaunauts';
import { at } from '$lib/games/bureaunauts/testing';
import { setLocale } from '$lib/settings/language.svelte';
import { angleOf } from './dial';

const phones = (anna = {}) =>
  stateOf({ anna, pending: [{ kind: 'phones' }], more: { phase: 'phones', filers: [0, 1] } });
const row = (letter: string) => screen.getByRole('radio', { name: `Row ${letter}` });
const column = (number: number) => screen.getByRole('radio', { name: `Column ${String(number)}` });
const seal = () => screen.getByRole('button', { name: /^File|^Dial first/ });

afterEach(() => {
  setLocale('en');
  vi.restoreAllMocks();
});

describe('setting the Space Phone', () => {
  it('dials a row and a column, and seals the card they name', async () => {
    const { play, user } = show(phones());
    expect(seal()).toHaveAttribute('aria-disabled', 'true');
    await user.click(row('F'));
    expect(screen.getByText('Now the column.')).toBeVisible();
    await user.click(column(6));
    expect(screen.getByText('Move your ship to F6.')).toBeVisible();
    expect(screen.getAllByText(/Solar system, face down/)[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'File the move to F6' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'setPhone', to: at('F6') });
  });

  it('dials both stars at once, from either dial or the button', async () => {
    const { play, user } = show(phones());
    await user.click(row('F'));
    for (const star of screen.getAllByRole('radio', { name: 'Star: act instead' })) {
      await user.click(row('F'));
      await user.click(star);
      expect(screen.getByText('Carry out an action.')).toBeVisible();
    }
    await user.click(column(6));
    // The letter dialled before the stars is still there.
    expect(screen.getByText('Move your ship to F6.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Act instead' }));
    await user.click(screen.getByRole('button', { name: 'File an action, ★★' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'setPhone', to: 'stars' });
  });

  it('dials what is touched on the map', async () => {
    const { play, user } = show(phones());
    await user.click(screen.getByRole('button', { name: /^C3,/ }));
    expect(row('C')).toBeChecked();
    expect(column(3)).toBeChecked();
    expect(screen.getByText('Space Pirates, level 2: you can beat this for 1 photon.')).toBeVisible();
    expect(screen.getByText(/If an enemy is left at the end of the period/)).toBeVisible();
    await user.click(seal());
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'setPhone', to: at('C3') });
  });

  it('dials what is typed: a letter, a number, ten, or *', async () => {
    const { user } = show(phones());
    row('A').focus();
    await user.keyboard('h10');
    expect(screen.getByText('Move your ship to H10.')).toBeVisible();
    await user.keyboard('b3');
    expect(screen.getByText('Move your ship to B3.')).toBeVisible();
    await user.keyboard('*');
    expect(screen.getByText('Carry out an action.')).toBeVisible();
  });

  it('turns a dial from the hole to the stop, and forgets a turn that is let go before', async () => {
    show(phones());
    const hole = row('C').closest('label');
    const plate = hole?.parentElement;
    if (!hole || !plate) throw new Error('no dial');
    vi.spyOn(plate, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
    const touch = (degrees: number) => {
      const radians = (degrees * Math.PI) / 180;
      return {
        clientX: 100 + 70 * Math.cos(radians),
        clientY: 100 + 70 * Math.sin(radians),
        isPrimary: true,
        button: 0
      };
    };
    const from = angleOf(2, 9);
    await fireEvent.pointerDown(hole, touch(from));
    await fireEvent.pointerMove(window, touch(from + 60));
    expect(plate.style.rotate).toBe('60deg');
    await fireEvent.pointerUp(window);
    expect(plate.style.rotate).toBe('0deg');
    expect(row('C')).not.toBeChecked();

    await fireEvent.pointerDown(hole, touch(from));
    for (let turned = 60; turned <= 300; turned += 60) await fireEvent.pointerMove(window, touch(from + turned));
    expect(row('C')).toBeChecked();
    expect(plate.style.rotate).toBe('0deg');
  });

  it('says at once why the own card can’t be dialled', async () => {
    const { play, user } = show(phones());
    await user.click(row('D'));
    await user.click(column(5));
    expect(screen.getAllByText('Your ship is on D5 already. Dial another card, or ★★.')[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: /File the move to D5/ }));
    expect(play).not.toHaveBeenCalled();
  });

  it('has ★★ dialled for a ship that needs repair, and says why it can’t fly', async () => {
    const { user } = show(phones({ ship: 'repair' }));
    expect(screen.getByText('Carry out an action.')).toBeVisible();
    expect(screen.getByText(/Repair ship/)).toBeVisible();
    await user.click(row('A'));
    await user.click(column(1));
    expect(screen.getAllByText(/needs repair and can’t move/)[0]).toBeVisible();
  });

  it('warns of what is too strong, of a Meeting, and of the danger at home', async () => {
    const { user } = show(phones({ ship: 'C3', photons: 0 }));
    expect(screen.getByText('Space Pirates, level 2: too strong; beating it takes 1 photon.')).toBeVisible();
    expect(screen.getByText(/with your ship on C3, it will need repair/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^B4,/ }));
    expect(screen.getByText('Ben’s ship is there. If it stays, only one ship keeps the card.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^E4,/ }));
    expect(screen.getByText('Space Jellies, level 1: you can beat this for nothing.')).toBeVisible();
  });

  it('offers Under Budget among the actions only to whom it is the next goal', async () => {
    const { user } = show(phones());
    await user.click(screen.getByRole('button', { name: 'Act instead' }));
    const list = screen.getByText(/^Possible now/);
    expect(list).toHaveTextContent('Upgrade ship (3 photons)');
    expect(list).not.toHaveTextContent('Under Budget');
  });

  it('keeps the sealed Phone in sight, and takes it back', async () => {
    const { play, user } = show(phones());
    await user.click(screen.getByRole('button', { name: /^F6,/ }));
    await user.click(seal());
    expect(screen.getByText('Move your ship to F6.')).toBeVisible();
    expect(row('A')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'reopen' });
    expect(row('F')).toBeChecked();
    expect(row('F')).toBeEnabled();
  });

  it('shows the plan beside the Phone', async () => {
    const { user } = show(phones());
    await user.click(screen.getByRole('button', { name: /^My plan/ }));
    const plan = within(screen.getByRole('list', { name: 'Your career plan' }));
    expect(plan.getByText('2 of 5')).toBeVisible();
  });

  it('never reads a secret out by itself', () => {
    const { container } = show(phones());
    expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });

  it('speaks German', () => {
    setLocale('de');
    show(phones());
    expect(screen.getByRole('region', { name: 'Weltraumtelefon' })).toBeVisible();
  });
});

describe('holding to file', () => {
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });
  const finger = { button: 0, pointerId: 1 };
  const held = (container: HTMLElement) => container.querySelectorAll('[class*="share"]').length;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Somebody taps this, and then rests a finger on it for so long. */
  async function hold(target: HTMLElement, ms: number): Promise<void> {
    await fireEvent.pointerDown(target, finger);
    await vi.advanceTimersByTimeAsync(ms);
  }

  it('files a card that was dialled, or looked at before, once its ring is full, and without a sound', async () => {
    const { play, container } = show(phones(), 0, true);
    await hold(card('F6'), 5000);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.pointerUp(card('F6'), finger);
    await fireEvent.click(card('F6'));
    await fireEvent.click(card('G8'));
    await hold(card('F6'), 590);
    expect(held(container)).toBe(1);
    expect(play).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'setPhone', to: at('F6') });
  });

  it('files ★★ by its button', async () => {
    const { play } = show(phones(), 0, true);
    const stars = screen.getByRole('button', { name: 'Act instead' });
    await fireEvent.click(stars);
    await hold(stars, 610);
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'setPhone', to: 'stars' });
  });

  it('only dials what is let go early, and does nothing where the finger slid off', async () => {
    const { play, container } = show(phones(), 0, true);
    await fireEvent.click(card('F6'));
    await fireEvent.click(card('G8'));
    await hold(card('F6'), 500);
    await fireEvent.pointerOut(card('F6'), finger);
    expect(held(container)).toBe(0);
    await fireEvent.pointerUp(card('F6'), finger);
    await fireEvent.click(card('F6'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(row('G')).toBeChecked();
    await hold(card('F6'), 500);
    await fireEvent.pointerUp(card('F6'), finger);
    await fireEvent.click(card('F6'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(row('F')).toBeChecked();
    expect(play).not.toHaveBeenCalled();
  });

  it('is not there at a strict table, nor on the way in two steps, nor for a card that can’t be dialled', async () => {
    const { play, container } = show(phones(), 0, false);
    await fireEvent.click(card('F6'));
    await hold(card('F6'), 2000);
    expect(held(container)).toBe(0);
    document.body.replaceChildren();
    const own = show(phones(), 0, true);
    await fireEvent.click(card('D5'));
    await hold(card('D5'), 2000);
    expect(play).not.toHaveBeenCalled();
    expect(own.play).not.toHaveBeenCalled();
  });
});
