import { Anchor } from '@ninefold/ui/components/link';
import { failureOf } from '../application/index.ts';
import { signInAddress } from '../addresses/index.ts';
import { type Entity, entityId } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Why } from '@ninefold/ui/patterns/why';
import { NotFound } from './not-found.ts';
import { failureMessages } from './messages.ts';

/**
 * Returns what replaces what a query couldn't read, and offers what to do about it. Undefined where it
 * could. A query that has nothing to show and waits for the connection goes on by itself.
 *
 * @param entity The entity that couldn't be read. With it, the notice explains why.
 */
export function failureNotice(
  {
    error,
    refetch,
    data,
    fetchStatus,
  }: Pick<UseQueryResult, 'error' | 'refetch' | 'data' | 'fetchStatus'>,
  entity?: Entity,
): ReactNode {
  if (!error && data === undefined && fetchStatus === 'paused') return <NotOpened />;
  if (!error) return undefined;
  return <FailureNotice error={error} entity={entity} onRetry={() => void refetch()} />;
}

/** In place of what was never read and can't be without a connection. */
export function NotOpened() {
  return <ErrorState title={failureMessages.offline}>{failureMessages.notOpened}</ErrorState>;
}

interface FailureNoticeProps {
  readonly error: unknown;
  /** The entity that couldn't be read. With it, the notice explains why. */
  readonly entity: Entity | undefined;
  /** Absent where another try gives the same answer. */
  readonly onRetry?: () => void;
}

/** Says why something couldn't be read, and offers what to do about it. */
export function FailureNotice({ error, entity, onRetry }: FailureNoticeProps) {
  const { href } = useLocation();
  const failure = failureOf(error);
  const why = entity && (
    <Why why={question('refusal', entityId(entity), failure.code, failure.constraint ?? '', '')}>
      {failureMessages.why}
    </Why>
  );
  if (failure.kind === 'denied') {
    return (
      <DeniedState title={failureMessages.denied}>
        {failure.message} {why}
      </DeniedState>
    );
  }
  if (failure.kind === 'signed out') {
    return (
      <ErrorState
        title={failureMessages.signedOut}
        actions={
          <Button variant="primary" asChild>
            <Anchor href={signInAddress(href)}>{failureMessages.signIn}</Anchor>
          </Button>
        }
      >
        {failure.message}
      </ErrorState>
    );
  }
  if (failure.kind === 'not found') return <NotFound />;
  return (
    <ErrorState
      title={failure.kind === 'offline' ? failureMessages.offline : failureMessages.failed}
      actions={onRetry && <Button onClick={onRetry}>{failureMessages.retry}</Button>}
    >
      {failure.message} {failure.code !== '' && why}
    </ErrorState>
  );
}
