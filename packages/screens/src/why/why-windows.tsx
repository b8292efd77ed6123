import { type About, readQuestion } from '@ninefold/specification/explain';
import { type Askable, askablesWithin, type WhyWindowProps } from '@ninefold/ui/patterns/why';
import { type AskableGroup, topmost, WhyAnswer, WhyList } from '@ninefold/ui/patterns/why/windows';
import { useState } from 'react';
import { useAnswer } from './use-answer.ts';

export interface WhyWindowsProps extends WhyWindowProps {
  /** Absent for the list of all questions. */
  readonly asked: Askable | undefined;
  readonly onAsk: (asked: Askable) => void;
  readonly onList: () => void;
}

/** The answer to what was asked, or the list of what can be. */
export function WhyWindows({ asked, onAsk, onList, ...props }: WhyWindowsProps) {
  return asked === undefined ? (
    <AskableList {...props} onAsk={onAsk} />
  ) : (
    <Answer key={asked.why} {...props} asked={asked} onEverything={onList} />
  );
}

interface AnswerProps extends WhyWindowProps {
  readonly asked: Askable;
  readonly onEverything: () => void;
}

function Answer({ asked, ...props }: AnswerProps) {
  const { explanation, problem } = useAnswer(asked.why);
  return <WhyAnswer {...props} name={asked.name} explanation={explanation} problem={problem} />;
}

function AskableList(props: WhyWindowProps & Pick<WhyWindowsProps, 'onAsk'>) {
  // Read once, before this window is itself part of the screen.
  const [groups] = useState(() => askableGroups(askablesWithin(topmost())));
  return <WhyList {...props} groups={groups} />;
}

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
function askableGroups(askables: readonly Askable[]): readonly AskableGroup[] {
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
