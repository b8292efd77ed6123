import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/index.ts';
import { State, type StateProps } from '../empty-state/index.ts';

export interface ErrorStateProps extends StateProps {
  /** For developers: code, request, stack. Folded away. */
  readonly details?: ReactNode;
}

export const errorStateLabels = { details: 'For developers' };

/** Explains what couldn't be shown, why, and what to do. */
export function ErrorState({ icon = <TriangleAlert />, details, ...props }: ErrorStateProps) {
  const labels = useLabels(errorStateLabels);
  return (
    <State
      data-slot="error-state"
      role="alert"
      tone="danger"
      icon={icon}
      details={
        details === undefined ? undefined : (
          <details>
            <summary className="mx-auto w-fit rounded-xs px-2 py-1 text-ink-subtle hover:text-ink">
              {labels.details}
            </summary>
            <div className="mt-2">{details}</div>
          </details>
        )
      }
      {...props}
    />
  );
}
