import type { EmptyReason, ListState } from '@ninefold/data/records';
import { type Entity, entityId, entityPlural, inSentence } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Why } from '@ninefold/ui/patterns/why';
import { CreateButton, useActionDenial } from '../record-actions/index.ts';
import { useScreen } from '../screen-context/index.ts';

export interface EmptyListProps {
  readonly entity: Entity;
  readonly emptyReason: EmptyReason | undefined;
  readonly state: Pick<ListState, 'filters' | 'search'>;
  /** Takes search and filters away. */
  readonly onClear: () => void;
}

/** Says which kind of empty a list is: nothing matches, nothing is there, or nothing may be seen. */
export function EmptyList({ entity, emptyReason = 'none', state, onClear }: EmptyListProps) {
  const isMeant = useActionDenial()(entity, 'select')?.by !== 'declaration';
  const { tenant } = useScreen();
  const plural = inSentence(entityPlural(entity));
  const isNarrowed = tenant !== undefined && tenant.narrow(entity).length > 0;
  const why = (
    <>
      {isNarrowed && `Only records of ${tenant.label} are shown. `}
      <Why why={question('empty', entityId(entity), emptyReason)}>Why is this list empty?</Why>
    </>
  );
  if (emptyReason === 'no match') {
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
  const create = <CreateButton entity={entity} />;
  if (emptyReason === 'none or hidden') {
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

/** Names the search and filters that hide all records. */
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
