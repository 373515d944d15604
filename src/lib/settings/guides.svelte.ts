/**
 * What the first-game guide has explained, at which table and to whom. A table that is taken up again, or plays once more,
 * goes on where its guide was; a new table starts afresh, as wanted on this device.
 */
import { heed, recall, remember } from './remembered';

const STORED = 'tischlein.guides';

/** How many tables are remembered, the one guided last first. */
const TABLES = 12;

/** An older version remembered by this name whether the guide is wanted, for all boxes. */
const WANTED = 'tischlein.guideWanted';
/** By which name it is remembered for this box. */
export const wantedOf = (box: string): string => `${WANTED}.${box}`;

/** Does a new table of this box begin with the guide? It does until somebody at this device puts that guide away. */
export function isGuideWanted(box: string): boolean {
  return (recall(wantedOf(box)) ?? recall(WANTED)) !== 'no';
}

/** Whether tables of this box begin with the guide from now on; those that stand already follow, too. */
export function wantGuide(box: string, isWanted: boolean): void {
  remember(wantedOf(box), isWanted ? 'yes' : 'no');
}

/** By what was explained: the turn it was first shown in; -1 once it was put away. */
type Shown = Readonly<Record<string, number>>;

interface Remembered {
  readonly table: string;
  readonly isOn: boolean;
  readonly shown: Shown;
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { table, isOn, shown } = value as Record<string, unknown>;
  return typeof table === 'string' && typeof isOn === 'boolean' && typeof shown === 'object' && shown !== null;
}

function remembered(): readonly Remembered[] {
  try {
    const value: unknown = JSON.parse(recall(STORED) ?? '[]');
    return Array.isArray(value) ? value.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** The guide at one table of a box. */
export class Guide {
  readonly #table: string;
  readonly #box: string;
  #isOn: boolean = $state.raw(false);
  #shown: Shown = $state.raw({});
  /** Has nobody read yet, or gone on from, what the table is told? Computers wait for it. */
  isReading = $state.raw(false);

  /** `wanted`: what the table was set with; what was chosen since, at any table of this box, counts more. */
  constructor(table: string, box: string, wanted: boolean) {
    this.#table = table;
    this.#box = box;
    const known = remembered().find((each) => each.table === table);
    this.#isOn = recall(wantedOf(box)) === null ? (known?.isOn ?? wanted) : isGuideWanted(box);
    this.#shown = known?.shown ?? {};
  }

  /** Follows what is wanted in other windows of this device. Returns how to stop. */
  heed(): () => void {
    return heed(wantedOf(this.#box), (value) => (this.#isOn = value !== 'no'));
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** All that was said so far. */
  get said(): readonly string[] {
    return Object.keys(this.#shown);
  }

  /** Put away or taken out again, for all tables of this box on this device. */
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    wantGuide(this.#box, isOn);
    this.#keep();
  }

  /** The first of these that has not been explained before this turn; null where nothing is left to say. */
  next(tips: readonly string[], turn: number): string | null {
    if (!this.#isOn) return null;
    return tips.find((tip) => this.#shown[tip] === undefined || this.#shown[tip] === turn) ?? null;
  }

  /** It is on the screen in this turn, and stays until the turn is over or it is put away. */
  show(tip: string, turn: number): void {
    if (this.#shown[tip] !== undefined) return;
    this.#shown = { ...this.#shown, [tip]: turn };
    this.#keep();
  }

  /** It was read. */
  putAway(tip: string): void {
    this.#shown = { ...this.#shown, [tip]: -1 };
    this.#keep();
  }

  #keep(): void {
    const others = remembered().filter(({ table }) => table !== this.#table);
    const own: Remembered = { table: this.#table, isOn: this.#isOn, shown: this.#shown };
    remember(STORED, JSON.stringify([own, ...others].slice(0, TABLES)));
  }
}
