import { type About, readQuestion } from '@ninefold/specification/explain';
import { type Askable, askablesWithin, type WhyWindowProps } from '../patterns/why/index.ts';
import { type AskableGroup, WhyAnswer, WhyList } from '../patterns/why/windows/index.ts';
import { topmost } from '@ninefold/ui/patterns/screen-actions';
import { useState } from 'react';
import { whyAnswerMessages } from './answer-messages.ts';
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

/** The groups of questions in order, as keys of their titles. */
const groupsOf = {
  refusal: 'refused',
  screen: 'screen',
  empty: 'thisList',
  entity: 'records',
  due: 'needsAttention',
  waiting: 'needsAttention',
  action: 'actions',
  state: 'states',
  move: 'nextSteps',
  moves: 'nextSteps',
  field: 'fields',
  rows: 'rows',
} as const satisfies Readonly<Record<About, keyof typeof whyAnswerMessages>>;

/** Groups the questions that a screen can answer. */
function askableGroups(askables: readonly Askable[]): readonly AskableGroup[] {
  // Links to other screens come after questions about this one.
  const order = [...new Set(Object.values(groupsOf)), 'navigation'] as const;
  const groups = Map.groupBy(askables, ({ why, element }) =>
    element.closest('nav') === null ? groupOf(why) : 'navigation',
  );
  return order.flatMap((group) => {
    const things = groups.get(group);
    return things === undefined ? [] : [{ title: whyAnswerMessages[group], things }];
  });
}

function groupOf(why: string) {
  const asked = readQuestion(why);
  return asked && groupsOf[asked.about];
}
