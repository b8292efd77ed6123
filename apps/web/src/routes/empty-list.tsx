import type { Emptiness } from '@ninefold/data/records';
import { createPath, type Entity } from '@ninefold/data/specification';
import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';

export interface EmptyListProps {
  readonly entity: Entity;
  readonly emptiness: Emptiness | undefined;
  /** Takes search and filters away. */
  readonly onClear: () => void;
}

/** Says which kind of empty a list is: nothing matches, nothing is there, or nothing may be seen. */
export function EmptyList({ entity, emptiness, onClear }: EmptyListProps) {
  const plural = (entity.plural.value ?? entity.name).toLowerCase();
  const label = (entity.label.value ?? entity.name).toLowerCase();
  if (emptiness === 'no match') {
    return (
      <EmptyState
        title={`No ${plural} match`}
        actions={<Button onClick={onClear}>Clear search and filters</Button>}
      >
        Nothing fits the search and the filters together.
      </EmptyState>
    );
  }
  const create = entity.grants.insert ? (
    <Button asChild variant="primary">
      <a href={createPath(entity)}>New {label}</a>
    </Button>
  ) : undefined;
  if (emptiness === 'none or hidden') {
    return (
      <EmptyState title={`No ${plural} that you may see`} actions={create}>
        There are none yet, or the database's policies show you none. It does not tell which.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No ${plural} yet`} actions={create}>
      What is made here appears in this list.
    </EmptyState>
  );
}
