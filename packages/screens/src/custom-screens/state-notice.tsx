import type { RecordState, RecordsState } from '@ninefold/records';
import { type Entity, entityId } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { Why } from '@ninefold/ui/patterns/why';
import type { ReactNode } from 'react';
import { failureMessages, FailureNotice, NotFound, NotOpened } from '../failures/index.ts';

/** Returns what is shown in place of records that can't be read; undefined where they are, or will be. */
export function stateNotice(
  state: RecordState | RecordsState,
  entity: Entity,
): ReactNode | undefined {
  switch (state.status) {
    case 'pending':
      return state.isPaused ? <NotOpened /> : undefined;
    case 'denied':
      if (state.error !== undefined) {
        return <FailureNotice error={state.error} entity={entity} />;
      }
      return (
        <DeniedState title={failureMessages.denied}>
          {state.reason}{' '}
          <Why why={question('action', entityId(entity), 'select')}>{failureMessages.why}</Why>
        </DeniedState>
      );
    case 'missing':
      return <NotFound />;
    case 'failed':
      return <FailureNotice error={state.error} entity={entity} onRetry={state.retry} />;
    default:
      return undefined;
  }
}
