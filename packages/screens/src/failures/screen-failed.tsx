import { SpecificationMissing } from '@ninefold/data/client';
import { Button } from '@ninefold/ui/components/button';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { deferred, failureOf } from '../application/index.ts';
import { Viewing } from './view-as/index.ts';
import { failureMessages } from './messages.ts';

// It brings the SQL along, which hardly anyone ever needs.
const SpecificationFunctionMissing = deferred(
  () => import('./specification-function-missing.tsx'),
  'SpecificationFunctionMissing',
);

/** Replaces all screens where what each of them needs couldn't be loaded. */
export function PageFailed(props: ErrorComponentProps) {
  return (
    <main>
      <Viewing />
      <ScreenFailed {...props} />
    </main>
  );
}

/** Replaces a screen that couldn't be shown. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = failureOf(error);
  const isOffline = failure.kind === 'offline';
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return undefined;
    const onEvent = () => onOnline();
    window.addEventListener('online', onEvent);
    return () => window.removeEventListener('online', onEvent);
  }, [isOffline]);
  if (error instanceof SpecificationMissing) {
    return <SpecificationFunctionMissing schemas={error.schemas} />;
  }
  return (
    <>
      <title>{failureMessages.pageTitle}</title>
      <ErrorState
        level={1}
        title={isOffline ? failureMessages.offline : failureMessages.screenFailed}
        actions={<Button onClick={retry}>{failureMessages.retry}</Button>}
      >
        {failure.message}
      </ErrorState>
    </>
  );
}
