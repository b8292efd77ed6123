import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { State, type StateProps } from '../empty-state/index.ts';
import { errorStateMessages } from './messages.ts';

export interface ErrorStateProps extends StateProps {
  /** For developers: code, request, stack. Folded away. */
  readonly details?: ReactNode;
}

/** Explains what couldn't be shown, why, and what to do. */
export function ErrorState({ icon = <TriangleAlert />, details, ...props }: ErrorStateProps) {
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
              {errorStateMessages.details}
            </summary>
            <div className="mt-2">{details}</div>
          </details>
        )
      }
      {...props}
    />
  );
}
