/** One of a few values, chosen on this device: remembered, and in force at once in all its windows. */
import { heed, recall, remember } from './remembered';

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
    this.#take(recall(choosing.stored));
    heed(choosing.stored, (value) => this.#take(value));
  }

  #take(remembered: string | null): void {
    const { values, usual, show } = this.#choosing;
    this.#current = values.find((value) => value === remembered) ?? usual;
    show?.(this.#current);
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
