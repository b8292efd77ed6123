import { SpecificationMissing } from '@ninefold/data/client';
import { Button } from '@ninefold/ui/components/button';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { deferred } from '../deferred/index.tsx';
import { failureOf } from '../errors/index.ts';
import { failureMessages } from './messages.ts';

// It brings the SQL along, which hardly anyone ever needs.
const SpecificationFunctionMissing = deferred(
  () => import('./specification-function-missing.tsx'),
  'SpecificationFunctionMissing',
);

/** Replaces a screen that couldn't be shown. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = failureOf(error);
  if (error instanceof SpecificationMissing) {
    return <SpecificationFunctionMissing schemas={error.schemas} />;
  }
  return (
    <main>
      <title>{failureMessages.pageTitle}</title>
      <ErrorState
        level={1}
        title={failureMessages.screenFailed}
        actions={
          <Button
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            {failureMessages.retry}
          </Button>
        }
      >
        {failure.message}
      </ErrorState>
    </main>
  );
}
