import { failureOf } from '../application/failure.ts';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { NotFound } from './not-found.tsx';

export interface FailureNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in place of what could not be read, and offers what can be done about it. */
export function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const failure = failureOf(error);
  if (failure.kind === 'denied') {
    return <DeniedState title="This is not open to you">{failure.message}</DeniedState>;
  }
  if (failure.kind === 'not found') return <NotFound />;
  return (
    <ErrorState
      title={failure.kind === 'offline' ? 'No connection' : 'This could not be read'}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {failure.message}
    </ErrorState>
  );
}
