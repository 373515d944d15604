/** What lies about in the town, as pictures (svg files): a picture costs the page an address, a drawing all its paths. */
import council from './pictures/council.svg?no-inline';
import pouch from './pictures/pouch.svg?no-inline';
import pretzel from './pictures/pretzel.svg?no-inline';
import tankard from './pictures/tankard.svg?no-inline';

/** The address of each: the council's cards and the journalist in one, the felt pouch, and what stands on the bid track. */
export const PICTURES = { council, pouch, pretzel, tankard } as const;

/** In the council's picture, beside each other: the back, the faces by their value, and the journalist. */
export const COUNCIL = { width: 1000, height: 284, apart: 200, journalist: { x: 820, y: 32, size: 160 } } as const;
