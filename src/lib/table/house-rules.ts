/** The house rules a table plays by, for its help. */
import { unusual, type OptionSet } from '../kernel/options';
import type { Topic } from '../ui/help/topic';

/** The topics about options that are not as usual: each bears the name of its option, and says that it is a house rule. */
export function houseRules<O extends object, Name extends string>(
  options: OptionSet<O>,
  chosen: O,
  topics: Readonly<Record<Name, Topic>>
): readonly Name[] {
  const names: readonly PropertyKey[] = unusual(options, chosen);
  return (Object.keys(topics) as Name[]).filter((name) => names.includes(name) && topics[name].source === 'house');
}
