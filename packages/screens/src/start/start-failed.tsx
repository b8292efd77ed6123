import { Button } from '@ninefold/ui/components/button';
import { ErrorState } from '@ninefold/ui/components/error-state';

/** The application could not start at all: there is no product to name yet. */
export function StartFailed({ error }: { readonly error: unknown }) {
  return (
    <main>
      <title>Ninefold could not start</title>
      <ErrorState
        level={1}
        title="The application could not start"
        actions={<Button onClick={() => window.location.reload()}>Retry</Button>}
      >
        {error instanceof Error ? error.message : String(error)}
      </ErrorState>
    </main>
  );
}
