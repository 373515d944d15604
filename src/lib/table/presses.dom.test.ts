import { createEvent, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEAD_TIME } from './curtain';
import { CAME, Presses } from './presses';

/** What was pressed, by its words. */
const pressed: string[] = [];
let presses: Presses;
let stop: (() => void) | void;

/** The screen: a bar, and a board with what people press. */
function screen(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.screen');
  if (found === null) throw new Error('no screen');
  return found;
}

function board(html: string): void {
  screen().innerHTML = `<header><button>Menu</button></header><main>${html}</main>`;
}

const button = (words: string): HTMLElement => {
  const found = [...screen().querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (found === undefined) throw new Error(`no ${words}`);
  return found;
};

/** What a pointer does to an element, at a spot, as a browser tells it. */
async function point(
  kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click' | 'contextmenu',
  on: Element,
  { pointerId = 2, isPrimary = true, ...more }: PointerEventInit = {}
): Promise<boolean> {
  const detail = kind === 'click' ? 1 : 0;
  const init = { bubbles: true, cancelable: true, pointerId, isPrimary, pointerType: 'touch', buttons: 1, detail };
  return fireEvent(on, new PointerEvent(kind, { ...init, ...more }));
}

async function tap(on: Element, more: PointerEventInit = {}): Promise<void> {
  for (const kind of ['pointerdown', 'pointerup', 'click'] as const) await point(kind, on, more);
}

async function key(kind: 'keyDown' | 'keyUp', on: Element, repeat = false): Promise<boolean> {
  return fireEvent(on, createEvent[kind](on, { key: 'Enter', repeat }));
}

const pass = (ms: number): void => void vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  document.elementFromPoint = () => null;
  document.body.innerHTML = '<div class="screen"></div>';
  pressed.length = 0;
  presses = new Presses();
  stop = presses.judge(screen());
  screen().addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent);
  });
  pass(10_000);
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what has just come', () => {
  it('takes no press for its dead time, of no finger, key or screen reader; then it does', async () => {
    board('<button>Seal</button>');
    presses.stand(screen());
    pass(DEAD_TIME - 1);
    await tap(button('Seal'));
    await fireEvent.click(button('Seal'));
    expect(await key('keyDown', button('Seal'))).toBe(false);
    expect(pressed).toEqual([]);
    expect(screen()).toHaveAttribute('data-resting');
    pass(1);
    expect(screen()).not.toHaveAttribute('data-resting');
    await tap(button('Seal'));
    await fireEvent.click(button('Seal'));
    await key('keyUp', button('Seal'));
    expect(await key('keyDown', button('Seal'))).toBe(true);
    expect(pressed).toEqual(['Seal', 'Seal']);
  });

  it('takes no press that began before it came, however long that lasts', async () => {
    board('<button>Hold</button>');
    await point('pointerdown', button('Hold'));
    expect(await key('keyDown', button('Hold'))).toBe(true);
    board('<button>Seal</button>');
    presses.stand(screen());
    pass(5000);
    const heard = vi.fn();
    for (const kind of ['pointermove', 'pointerup', 'pointercancel', 'contextmenu', 'keydown', 'keyup'])
      button('Seal').addEventListener(kind, heard);
    for (const kind of ['pointermove', 'contextmenu', 'pointerup', 'click'] as const) {
      expect(await point(kind, button('Seal')), kind).toBe(false);
    }
    expect(await key('keyDown', button('Seal'), true)).toBe(false);
    expect(await key('keyUp', button('Seal'))).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect(pressed).toEqual([]);
    await tap(button('Seal'));
    expect(pressed).toEqual(['Seal']);
  });

  it('takes no press that begins in its dead time and ends after it', async () => {
    board('<button>Seal</button>');
    presses.stand(screen());
    await point('pointerdown', button('Seal'));
    await key('keyDown', button('Seal'));
    pass(DEAD_TIME);
    await point('pointerup', button('Seal'));
    await point('click', button('Seal'));
    expect(await key('keyUp', button('Seal'))).toBe(false);
    expect(pressed).toEqual([]);
  });

  it('takes none either where it says by itself that it has come', async () => {
    board('<button>Seal</button><div><button>Got it</button></div>');
    button('Got it').parentElement?.dispatchEvent(new CustomEvent(CAME, { bubbles: true }));
    await tap(button('Got it'));
    await tap(button('Seal'));
    expect(pressed).toEqual(['Seal']);
  });

  it('does not look as if it took the press', async () => {
    board('<button>Seal</button>');
    presses.stand(screen());
    await point('pointerdown', button('Seal'));
    expect(button('Seal')).toHaveAttribute('data-unheard');
    pass(DEAD_TIME);
    await point('pointerdown', button('Seal'));
    expect(button('Seal')).not.toHaveAttribute('data-unheard');
  });

  it('leaves what stands beside it alone, and the finger that is on that', async () => {
    board('<section><button>One</button></section><section><button>Other</button></section>');
    await point('pointerdown', button('Other'), { pointerId: 7 });
    presses.stand(screen().querySelector('section') ?? screen());
    const heard = vi.fn();
    button('Other').addEventListener('pointerup', heard);
    await tap(button('One'), { pointerId: 8, isPrimary: false });
    await point('pointerup', button('Other'), { pointerId: 7 });
    await point('click', button('Other'), { pointerId: 7 });
    expect(heard).toHaveBeenCalledOnce();
    expect(pressed).toEqual(['Other']);
  });

  it('heeds the time a press was made, not when a busy machine tells of it', async () => {
    board('<button>Seal</button>');
    presses.stand(screen());
    const made = performance.now() + 200;
    pass(3000);
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(made);
    await tap(button('Seal'));
    expect(pressed).toEqual([]);
  });
});

describe('whose click it is', () => {
  it('tells a second finger from a first one that has rested for long', async () => {
    board('<button>Look</button><button>Seal</button>');
    await point('pointerdown', button('Look'), { pointerId: 2 });
    presses.stand(screen());
    pass(DEAD_TIME);
    await tap(button('Seal'), { pointerId: 3, isPrimary: false });
    expect(pressed).toEqual(['Seal']);
  });

  it('takes it for the first finger’s where a browser does not say', async () => {
    board('<button>Seal</button>');
    await point('pointerdown', button('Seal'));
    presses.stand(screen());
    pass(DEAD_TIME);
    await fireEvent.click(button('Seal'), { detail: 1 });
    expect(pressed).toEqual([]);
    await point('pointerdown', button('Seal'));
    await fireEvent.click(button('Seal'), { detail: 1 });
    expect(pressed).toEqual(['Seal']);
  });

  it('lets a key be held where it went down, and lets nobody hold it over something else', async () => {
    board('<button>More</button><button>Other</button>');
    expect(await key('keyDown', button('More'))).toBe(true);
    expect(await key('keyDown', button('More'), true)).toBe(true);
    expect(await key('keyDown', button('Other'), true)).toBe(false);
  });
});

describe('a move that is shown', () => {
  /** A move changes what stands there; nothing else does. */
  function move(change: () => void, isSame = true): void {
    presses.beforeMove();
    change();
    presses.afterMove(isSame);
  }

  it('rests what was tapped for it, what says something else, and what is new; the others stay live', async () => {
    board('<p><button>Again</button></p><button>Anna</button><button>Ben</button>');
    await tap(button('Again'));
    move(() => {
      button('Anna').setAttribute('aria-pressed', 'true');
      screen().querySelector('p')?.insertAdjacentHTML('beforeend', '<button>New</button>');
    });
    for (const words of ['Again', 'Anna', 'New', 'Ben', 'Menu']) await tap(button(words));
    expect(pressed).toEqual(['Again', 'Ben', 'Menu']);
    pass(DEAD_TIME);
    for (const words of ['Again', 'Anna', 'New']) await tap(button(words));
    expect(pressed).toEqual(['Again', 'Ben', 'Menu', 'Again', 'Anna', 'New']);
  });

  it('rests a picture that has come to be pressed, too', async () => {
    board('<span>Die</span><span data-touch="">Pouch</span>');
    const picture = (words: string): Element =>
      [...screen().querySelectorAll('span')].find(({ textContent }) => textContent === words) ?? screen();
    move(() => picture('Die').setAttribute('data-touch', ''));
    for (const words of ['Die', 'Pouch']) await tap(picture(words));
    expect(pressed).toEqual(['Pouch']);
    pass(DEAD_TIME);
    await tap(picture('Die'));
    expect(pressed).toEqual(['Pouch', 'Die']);
  });

  it('rests the whole board where the same words are for somebody else, and the bar stays live', async () => {
    board('<button>File</button>');
    move(() => undefined, false);
    await tap(button('File'));
    await tap(button('Menu'));
    expect(pressed).toEqual(['Menu']);
    pass(DEAD_TIME);
    await tap(button('File'));
    expect(pressed).toEqual(['Menu', 'File']);
  });

  it('takes no press that began before it on what it changed', async () => {
    board('<button>Roll</button>');
    await point('pointerdown', button('Roll'));
    move(() => (button('Roll').textContent = 'Stay'));
    pass(5000);
    await point('pointerup', button('Stay'));
    await point('click', button('Stay'));
    expect(pressed).toEqual([]);
  });

  it('rests what comes to lie under the finger, though it says the same', async () => {
    board('<button>Anna</button><button>Ben</button>');
    await tap(button('Anna'));
    document.elementFromPoint = () => button('Ben');
    move(() => undefined);
    pass(20);
    await tap(button('Ben'));
    expect(pressed).toEqual(['Anna']);
    pass(DEAD_TIME);
    await tap(button('Ben'));
    expect(pressed).toEqual(['Anna', 'Ben']);
  });
});

describe('a tap that is no move', () => {
  it('rests what lies under the finger where it took away what was tapped', async () => {
    board('<button>Give way</button>');
    await tap(button('Give way'));
    board('<button>Let them fall</button>');
    document.elementFromPoint = () => button('Let them fall');
    pass(20);
    await tap(button('Let them fall'));
    expect(pressed).toEqual(['Give way']);
    pass(DEAD_TIME);
    await tap(button('Let them fall'));
    expect(pressed).toEqual(['Give way', 'Let them fall']);
  });

  it('leaves a card beneath the one that was picked up live', async () => {
    board('<button>7</button><button>8</button>');
    await tap(button('8'));
    document.elementFromPoint = () => button('7');
    pass(20);
    await tap(button('7'));
    expect(pressed).toEqual(['8', '7']);
  });
});
