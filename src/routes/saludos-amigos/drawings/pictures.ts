/** What lies about in the town, as pictures (svg files): a picture costs the page an address, a drawing all its paths. */
import newspaper from './pictures/newspaper.svg?no-inline';
import pouch from './pictures/pouch.svg?no-inline';
import pretzel from './pictures/pretzel.svg?no-inline';
import tankard from './pictures/tankard.svg?no-inline';

/** The address of each thing: the journalist's front page, the felt pouch, and what stands on the bid track. */
export const PICTURES = { newspaper, pouch, pretzel, tankard } as const;
