import { type About, readQuestion } from '@ninefold/specification/explain';
import type { Askable } from '@ninefold/ui/patterns/why';
import type { AskableGroup } from '@ninefold/ui/patterns/why/windows';

/** What is asked about, in the order in which the list shows it. */
const titles: Readonly<Record<About, string>> = {
  refusal: 'What was refused',
  screen: 'This screen',
  empty: 'This list',
  entity: 'Records',
  due: 'Needs attention',
  waiting: 'Needs attention',
  action: 'What you may do',
  state: 'States',
  move: 'Next steps',
  moves: 'Next steps',
  field: 'Fields',
  rows: 'How many are shown',
};

/** The ways to other screens, after what is asked about this one. */
const navigation = 'Navigation';

/** What can be asked on a screen, by what it is about. */
export function groupsOf(askables: readonly Askable[]): readonly AskableGroup[] {
  const order = [...new Set(Object.values(titles)), navigation];
  const groups = Map.groupBy(askables, ({ why, element }) =>
    element.closest('nav') === null ? titleOf(why) : navigation,
  );
  return order.flatMap((title) => {
    const things = groups.get(title);
    return things === undefined ? [] : [{ title, things }];
  });
}

function titleOf(why: string): string | undefined {
  const asked = readQuestion(why);
  return asked && titles[asked.about];
}
