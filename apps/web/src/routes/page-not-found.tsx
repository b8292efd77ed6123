import { Anchor } from '@ninefold/ui/components/link';
import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';

/** For what does not exist and for what may not be seen: telling them apart would tell too much. */
export function PageNotFound() {
  return (
    <>
      <title>Page not found</title>
      <EmptyState
        level={1}
        title="Page not found"
        actions={
          <Button asChild>
            <Anchor href="/">Go home</Anchor>
          </Button>
        }
      >
        The page doesn’t exist, was deleted, or you may not have access to it.
      </EmptyState>
    </>
  );
}
