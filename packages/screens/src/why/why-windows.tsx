import { type Askable, askablesWithin, type WhyWindowProps } from '@ninefold/ui/patterns/why';
import { topmost, WhyAnswer, WhyList } from '@ninefold/ui/patterns/why/windows';
import { useState } from 'react';
import { askableGroups } from './askable-groups.ts';
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
  // As the screen was when it was asked: its own window is no part of it.
  const [groups] = useState(() => askableGroups(askablesWithin(topmost())));
  return <WhyList {...props} groups={groups} />;
}
