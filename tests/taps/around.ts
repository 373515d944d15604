/** What the sentences of the shelf, the settings, the set-up and the table tell people to tap. */
import { tapped, type Taps } from './taps';

const ANYWHERE = 'a touch anywhere, which lib/session/guard.dom.test.ts makes';
const BROWSER = 'what the browser itself has';

/** A hint, which German calls by the same word. */
const NO_TAP = 'a hint is no tap';

export const aroundTaps: Taps = {
  table_undo_agree: tapped(
    'your emblem',
    'lib/table/TableView.dom.test.ts',
    'by consent, everybody taps their emblem, and only then it is done'
  ),
  new_tap_to_name: tapped(
    'the row of a seat, which is its field',
    'routes/new/bucket-king/page.dom.test.ts',
    'a name is written where its row is tapped, and Enter leads to the next'
  ),
  table_undo_free: tapped(
    'the button that names the move',
    'lib/table/TableView.dom.test.ts',
    'what is free is named in the log, and takes one tap there, too'
  ),
  new_order_hint: tapped(
    'a player, then the chair',
    'routes/new/bucket-king/page.dom.test.ts',
    'the last table’s names come back by themselves, and two chairs change places'
  ),
  install_one_tap: BROWSER,
  install_two_taps: BROWSER,
  install_tap_share: BROWSER,
  install_tap_add: BROWSER,
  settings_curtain_note: 'a hand that nobody touches',
  settings_pictures_note: tapped(
    'an emblem, where pictures are large',
    'routes/bucket-king/TableBoard.dom.test.ts',
    'shows one pyramid at a time where pictures are to be large: at an emblem, an arrow, and a finger that goes over it'
  ),
  settings_shows_note: tapped(
    'anywhere, twice',
    'lib/table/show/show.dom.test.ts',
    'within half a second of another one ends all, and what was not said is said'
  ),
  show_skip: tapped(
    'anywhere while a scene plays',
    'routes/buro-crazy/reveal.dom.test.ts',
    'goes to its end at once with a touch or a key, but not with one that is held down'
  ),
  co_go_on: tapped('anywhere on the table', 'lib/session/company.svelte.dom.test.ts', 'ends with a tap'),
  hint: NO_TAP,
  hint_for: NO_TAP,
  hint_none: NO_TAP,
  help_hints_1: NO_TAP,
  help_hints_2: NO_TAP,
  shelf_newer_store: 'an older window does not touch the games',
  table_memory_newer: 'an older window does not touch the games',
  table_soon: ANYWHERE,
  table_soon_read: ANYWHERE
};
