import type { Emptiness, ListState } from '@ninefold/data/records';
import {
  createPath,
  type Entity,
  entityId,
  entityLabel,
  entityPlural,
  inSentence,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Why } from '@ninefold/ui/patterns/why';
import { useObstacle } from '../application/use-obstacle.ts';
import { useScreen } from '../application/use-screen.ts';
import { ActionButton } from './action-button.tsx';

export interface EmptyListProps {
  readonly entity: Entity;
  readonly emptiness: Emptiness | undefined;
  readonly state: Pick<ListState, 'filters' | 'search'>;
  /** Takes search and filters away. */
  readonly onClear: () => void;
}

/** Says which kind of empty a list is: nothing matches, nothing is there, or nothing may be seen. */
export function EmptyList({ entity, emptiness = 'none', state, onClear }: EmptyListProps) {
  const isMeant = useObstacle()(entity, 'select')?.by !== 'declaration';
  const { tenant } = useScreen();
  const plural = inSentence(entityPlural(entity));
  const name = `New ${inSentence(entityLabel(entity))}`;
  const isNarrowed = tenant !== undefined && tenant.narrow(entity).length > 0;
  const why = (
    <>
      {isNarrowed && `Only records of ${tenant.label} are shown. `}
      <Why why={question('empty', entityId(entity), emptiness)}>Why is this list empty?</Why>
    </>
  );
  if (emptiness === 'no match') {
    const words = matchWords(state);
    return (
      <EmptyState
        title={`No ${plural} match`}
        actions={<Button onClick={onClear}>{words.clear}</Button>}
      >
        {words.cause} {why}
      </EmptyState>
    );
  }
  const create = (
    <ActionButton
      entity={entity}
      action="insert"
      name={name}
      href={createPath(entity)}
      variant="primary"
    >
      {name}
    </ActionButton>
  );
  if (emptiness === 'none or hidden') {
    return (
      <EmptyState title={`No ${plural} to show`} actions={create}>
        {isMeant
          ? 'There are none yet, or the database’s policies don’t let you see them.'
          : 'Your role can’t see these records.'}{' '}
        {why}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No ${plural} yet`} actions={create}>
      {entity.grants.insert ? 'New records appear in this list. ' : ''}
      {why}
    </EmptyState>
  );
}

/** What hides the records, of what there is. */
function matchWords({ filters, search }: EmptyListProps['state']) {
  const filter = filters.length === 1 ? 'filter' : 'filters';
  if (search.trim() === '') {
    return { clear: `Clear ${filter}`, cause: `Nothing matches the ${filter}.` };
  }
  if (filters.length === 0) {
    return { clear: 'Clear search', cause: `Nothing matches the search for “${search.trim()}”.` };
  }
  return {
    clear: `Clear search and ${filter}`,
    cause: `Nothing matches the search and the ${filter} together.`,
  };
}
