import { describe, expect, it } from 'vitest';
import { fittingTips, type GuideTips } from './guide';
import { toy, type Toy } from './testing/toy';
import { randomFor } from '../kernel/random';

const TIPS: GuideTips<Toy> = {
  TIPS: { seal: () => 'Seal a guess', all: () => 'All guess at once' },
  tipsAtTable: () => ['all'],
  tipsInHand: (view, me) => (view.done.includes(me) ? [] : ['seal'])
};
const { state } = toy.setup(toy.options.defaults, 2, randomFor('0'.repeat(32), 0));

describe('fittingTips', () => {
  it('says to the table what fits the table, once for all', () => {
    const tips = fittingTips(TIPS, toy.view(state, 'onlooker'), []);
    expect(tips.map(({ key, say }) => [key, say()])).toEqual([['all', 'All guess at once']]);
  });

  it('remembers of each player by themselves what was said in a hand', () => {
    const keys = [0, 1].flatMap((seat) => fittingTips(TIPS, toy.view(state, seat), []).map(({ key }) => key));
    expect(keys).toEqual(['seal:0', 'seal:1']);
  });
});
