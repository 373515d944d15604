/**
 * The animals and the buckets as pictures of their own (svg files): a table shows up to ninety buckets, and a picture is
 * one element of the page where its drawing would be twenty.
 */
import type { Suit } from '$lib/games/bucket-king';
import bullLight from './animals/bull-light.svg?no-inline';
import bull from './animals/bull.svg?no-inline';
import chickenLight from './animals/chicken-light.svg?no-inline';
import chicken from './animals/chicken.svg?no-inline';
import horseLight from './animals/horse-light.svg?no-inline';
import horse from './animals/horse.svg?no-inline';
import pigLight from './animals/pig-light.svg?no-inline';
import pig from './animals/pig.svg?no-inline';
import sheepLight from './animals/sheep-light.svg?no-inline';
import sheep from './animals/sheep.svg?no-inline';
import bullBucket from './buckets/bull.svg?no-inline';
import chickenBucket from './buckets/chicken.svg?no-inline';
import horseBucket from './buckets/horse.svg?no-inline';
import pigBucket from './buckets/pig.svg?no-inline';
import sheepBucket from './buckets/sheep.svg?no-inline';

type Pictures = Readonly<Record<Suit, string>>;

/** The addresses of the animals' faces, 100 by 100: in their own colours, and light on a dark or coloured ground. */
export const ANIMALS: Readonly<Record<'card' | 'light', Pictures>> = {
  card: { horse, bull, sheep, pig, chicken },
  light: { horse: horseLight, bull: bullLight, sheep: sheepLight, pig: pigLight, chicken: chickenLight }
};

/** The addresses of the enamel buckets, 100 by 104. */
export const BUCKETS: Pictures = {
  horse: horseBucket,
  bull: bullBucket,
  sheep: sheepBucket,
  pig: pigBucket,
  chicken: chickenBucket
};
