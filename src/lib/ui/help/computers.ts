/** What the rules say of computers at the table, what one knows and what it can't do; and of hints, where a game has them. */
import { KeyRound, Lightbulb } from 'lucide';
import { m } from '../../paraglide/messages';
import type { Topic } from './topic';

export const computers: Topic = {
  id: 'computers',
  icon: KeyRound,
  title: m.help_computers_title,
  gist: m.help_computers_gist,
  text: [m.help_computers_1, m.help_computers_2, m.help_computers_3],
  rulings: []
};

export const hints: Topic = {
  id: 'hints',
  icon: Lightbulb,
  title: m.help_hints_title,
  gist: m.help_hints_gist,
  text: [m.help_hints_1, m.help_hints_2],
  rulings: []
};
