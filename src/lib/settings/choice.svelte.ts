/** One of a few values, chosen on this device: remembered, and in force at once. */
import { recall, remember } from './remembered';

/** What a choice is made of. */
export interface Choosing<T extends string> {
  /** The name it is remembered by. */
  readonly stored: string;
  readonly values: readonly T[];
  /** Holds until somebody chooses, and where what was remembered is none of the values. */
  readonly usual: T;
  /** Tells the page, once at the start and after every change. */
  readonly show?: (value: T) => void;
}

/** A remembered choice; assign `current` to change it. */
export class Choice<T extends string> {
  readonly #choosing: Choosing<T>;
  #current: T = $state() as T;

  constructor(choosing: Choosing<T>) {
    this.#choosing = choosing;
    const remembered = recall(choosing.stored);
    this.#current = choosing.values.find((value) => value === remembered) ?? choosing.usual;
    choosing.show?.(this.#current);
  }

  get current(): T {
    return this.#current;
  }

  set current(value: T) {
    this.#current = value;
    remember(this.#choosing.stored, value);
    this.#choosing.show?.(value);
  }
}

/** Puts a value where the style sheet finds it: `<html data-name="value">`. */
export function shownAs(name: string): (value: string) => void {
  return (value) => {
    if (typeof document !== 'undefined') document.documentElement.dataset[name] = value;
  };
}
