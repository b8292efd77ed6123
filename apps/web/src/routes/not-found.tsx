import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';

/** For what does not exist and for what may not be seen: telling them apart would tell too much. */
export function NotFound() {
  return (
    <>
      <title>Not found</title>
      <EmptyState
        level={1}
        title="There is nothing here"
        actions={
          <Button asChild>
            <a href="/">Go to the start</a>
          </Button>
        }
      >
        The address names something that does not exist, was removed, or is not visible to you.
      </EmptyState>
    </>
  );
}
