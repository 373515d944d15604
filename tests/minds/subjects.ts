/** The minds, each with what the laws of its game say about it. */
import { bucketKingMind } from '../../src/lib/bots/bucket-king';
import { bureaunautsMind } from '../../src/lib/bots/bureaunauts';
import { buroCrazyMind } from '../../src/lib/bots/buro-crazy';
import type { Mind } from '../../src/lib/bots/mind';
import { saludosAmigosMind } from '../../src/lib/bots/saludos-amigos';
import type { Kinds } from '../../src/lib/kernel/game';
import { bureaunautsPlan } from '../laws/bureaunauts.subject';
import { buroCrazyPlan } from '../laws/buro-crazy.subject';
import type { Plan } from '../laws/random-games';
import { saludosAmigosPlan } from '../laws/saludos-amigos.subject';
import { bucketKingPlan } from '../laws/subjects';

/** A mind, and the games it has to be fit for: every number of players, every kind of table. */
export interface Minded<K extends Kinds> {
  readonly plan: Plan<K>;
  readonly mind: Mind<K>;
}

/** A mind knows its game from the outside, a plan from the inside: of a state it sees the less. */
function minded<K extends Kinds>(plan: Plan<K>, mind: unknown): Minded<K> {
  return { plan, mind: mind as Mind<K> };
}

export const BUCKET_KING = minded(bucketKingPlan, bucketKingMind);
export const BUREAUNAUTS = minded(bureaunautsPlan, bureaunautsMind);
export const BURO_CRAZY = minded(buroCrazyPlan, buroCrazyMind);
export const SALUDOS_AMIGOS = minded(saludosAmigosPlan, saludosAmigosMind);
