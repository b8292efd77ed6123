import { type About, readQuestion } from '@ninefold/specification/explain';
import type { Askable } from '@ninefold/ui/patterns/why';
import type { AskableGroup } from '@ninefold/ui/patterns/why/windows';

/** Titles of the groups of questions, in order. */
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

/** Links to other screens come after questions about this one. */
const navigation = 'Navigation';

/** Groups the questions that a screen can answer. */
export function askableGroups(askables: readonly Askable[]): readonly AskableGroup[] {
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
