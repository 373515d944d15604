/** Sentences about files that somebody brings. */
import { m } from '$lib/paraglide/messages';
import type { Brought, Choice, FileProblem, NotBrought } from '$lib/shelf/import';

/** What is wrong with a file as a whole. */
export function messageOfFile({ kind }: FileProblem): string {
  switch (kind) {
    case 'tooLarge':
      return m.shelf_import_too_large();
    case 'notRead':
      return m.shelf_import_not_read();
    case 'notJson':
      return m.shelf_import_not_json();
    case 'tooDeep':
    case 'foreign':
      return m.shelf_import_foreign();
    case 'forbidden':
      return m.shelf_import_forbidden();
    case 'newer':
      return m.shelf_import_newer();
    case 'empty':
      return m.shelf_import_empty();
  }
}

/** How a game of a file stands to what is here, or why it can't be brought. */
export function messageOfGame(game: Brought | NotBrought): string {
  switch (game.kind) {
    case 'game':
      return messageOfHere(game.here);
    case 'newer':
      return m.shelf_import_not_newer();
    case 'damaged':
      return m.shelf_import_not_damaged();
    case 'unknownGame':
      return m.shelf_import_not_unknown();
    case 'twice':
      return m.shelf_import_not_twice();
    case 'unsound':
      return m.shelf_import_not_sound();
    case 'tooLong':
      return m.shelf_import_not_long();
  }
}

function messageOfHere(here: Brought['here']): string {
  switch (here) {
    case 'none':
      return m.shelf_import_here_none();
    case 'identical':
      return m.shelf_import_here_identical();
    case 'older':
      return m.shelf_import_here_older();
    case 'newer':
      return m.shelf_import_here_newer();
    case 'different':
      return m.shelf_import_here_different();
    case 'unreadable':
      return m.shelf_import_here_unreadable();
  }
}

/** What can be done with it. */
export function messageOfChoice(choice: Choice): string {
  switch (choice) {
    case 'add':
      return m.shelf_import_add();
    case 'asCopy':
      return m.shelf_import_as_copy();
    case 'replace':
      return m.shelf_import_replace();
    case 'skip':
      return m.shelf_import_skip();
  }
}
