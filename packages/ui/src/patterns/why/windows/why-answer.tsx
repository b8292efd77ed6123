import { useLabels } from '../../../labels/index.ts';
import { Loading, Skeleton } from '../../../components/skeleton/index.ts';
import { Explanation } from './explanation.tsx';
import { whyLabels } from '../labels.ts';
import type { WhyExplanation, WhyWindowProps } from '../why-props.ts';
import { whyWindowLabels } from './labels.ts';
import { WhyWindow } from './why-window.tsx';

export interface WhyAnswerProps extends WhyWindowProps {
  /** The subject of the question. */
  readonly name: string;
  /** Absent while it is looked up, null where nothing is known. */
  readonly explanation: WhyExplanation | null | undefined;
  /** Why it could not be looked up, in words. */
  readonly problem?: string;
  readonly onEverything?: () => void;
}

/** The answer to "why?", beside what was asked about. */
export function WhyAnswer({ name, explanation, problem, onEverything, ...props }: WhyAnswerProps) {
  const labels = useLabels(whyWindowLabels);
  const { ask } = useLabels(whyLabels);
  return (
    <WhyWindow {...props} isRead title={explanation?.title ?? ask(name)}>
      {explanation === undefined && problem !== undefined && <p>{problem}</p>}
      {explanation === undefined && problem === undefined && (
        <Loading label={labels.loading} className="grid gap-3 py-1">
          <Skeleton className="w-64" />
          <Skeleton className="w-48" />
        </Loading>
      )}
      {explanation === null && <p className="text-ink-muted">{labels.unknown}</p>}
      {explanation && <Explanation explanation={explanation} onEverything={onEverything} />}
    </WhyWindow>
  );
}
