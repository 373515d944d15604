/** Two who choose at once: how both best mix their bids, by regret matching+ (Tammelin 2014). */

/** What a duel of bids is about. */
export interface Bidding {
  /** The highest bids the two can make; every whole number from 0 on is one. */
  readonly most: readonly [own: number, other: number];
  /** What to win is worth to them, before the bid is paid. */
  readonly prize: readonly [own: number, other: number];
  /** What the loser of a difference gets at most. */
  readonly consolation: number;
  /** Does the loser pay the bid, too? */
  readonly isAllPaid: boolean;
}

/** What a bid is worth against another one. */
export function payoff({ prize, consolation, isAllPaid }: Bidding, who: 0 | 1, bid: number, against: number): number {
  if (bid > against) return prize[who] - bid;
  if (bid === against) return (prize[who] - bid) / 2;
  return Math.min(consolation, against - bid) - (isAllPaid ? bid : 0);
}

const ROUNDS = 100;

/** How likely each bid is for the two, from 0 up, when neither can gain by another mixture. */
export function mixtures(bidding: Bidding): readonly [readonly number[], readonly number[]] {
  const [rows, columns] = [bidding.most[0] + 1, bidding.most[1] + 1];
  const own = new Float64Array(rows * columns);
  const other = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      own[i * columns + j] = payoff(bidding, 0, i, j);
      other[i * columns + j] = payoff(bidding, 1, j, i);
    }
  }
  const [one, two] = [new Side(rows), new Side(columns)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    one.mix();
    two.mix();
    one.gain.fill(0);
    two.gain.fill(0);
    for (let i = 0; i < rows; i += 1) {
      const weight = at(one.now, i);
      let sum = 0;
      for (let j = 0; j < columns; j += 1) {
        const k = i * columns + j;
        sum += at(own, k) * at(two.now, j);
        two.gain[j] = at(two.gain, j) + at(other, k) * weight;
      }
      one.gain[i] = sum;
    }
    one.learn(round);
    two.learn(round);
  }
  return [one.average(), two.average()];
}

function at(list: Float64Array, i: number): number {
  return list[i] ?? 0;
}

/** One of the two, and what it regrets not to have bid. */
class Side {
  readonly now: Float64Array;
  /** What each bid would have brought in this round. */
  readonly gain: Float64Array;
  readonly #regret: Float64Array;
  readonly #sum: Float64Array;

  constructor(readonly size: number) {
    this.now = new Float64Array(size);
    this.gain = new Float64Array(size);
    this.#regret = new Float64Array(size);
    this.#sum = new Float64Array(size);
  }

  mix(): void {
    const all = this.#regret.reduce((sum, regret) => sum + regret, 0);
    for (let i = 0; i < this.size; i += 1) this.now[i] = all > 0 ? at(this.#regret, i) / all : 1 / this.size;
  }

  /** Later rounds count for more. */
  learn(round: number): void {
    let mean = 0;
    for (let i = 0; i < this.size; i += 1) mean += at(this.gain, i) * at(this.now, i);
    for (let i = 0; i < this.size; i += 1) {
      this.#regret[i] = Math.max(0, at(this.#regret, i) + at(this.gain, i) - mean);
      this.#sum[i] = at(this.#sum, i) + round * at(this.now, i);
    }
  }

  average(): readonly number[] {
    const all = this.#sum.reduce((sum, each) => sum + each, 0);
    return Array.from(this.#sum, (each) => each / all);
  }
}
