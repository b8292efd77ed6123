import type { EmptyReason, ListState } from '@ninefold/data/records';
import { type Entity, entityId, entityName } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Why } from '@ninefold/ui/patterns/why';
import { use } from 'react';
import { CreateButton, usePermission } from '../record/record-actions/index.ts';
import { ListScopeContext, useScreen } from '../screen-context/index.ts';
import { listMessages } from './messages.ts';

export interface EmptyListProps {
  readonly entity: Entity;
  readonly emptyReason: EmptyReason | undefined;
  readonly state: Pick<ListState, 'filters' | 'search'>;
  /** In a part of a custom screen: says that there are no records. */
  readonly none?: string | undefined;
  /** Takes search and filters away. */
  readonly onClear: () => void;
}

/** Says which kind of empty a list is: nothing matches, nothing is there, or nothing may be seen. */
export function EmptyList(props: EmptyListProps) {
  const { entity, emptyReason = 'none', state, none, onClear } = props;
  const permission = usePermission();
  const read = permission('select', entity);
  const isMeant = read.answer !== 'no' || read.by !== 'role';
  // The first record of a part would not have to meet its conditions: no button there creates it.
  const scope = use(ListScopeContext);
  const hasConditions = scope !== null && scope.filters.length > 0;
  const { tenant } = useScreen();
  const name = entityName(entity);
  const isNarrowed = tenant !== undefined && tenant.narrow(entity).length > 0;
  const why = (
    <>
      {isNarrowed && listMessages.onlyTenant({ tenant: tenant.label })}{' '}
      <Why why={question('empty', entityId(entity), hasConditions ? 'no match' : emptyReason)}>
        {listMessages.whyEmpty}
      </Why>
    </>
  );
  if (emptyReason === 'no match') {
    const { cause, clear } = matchMessages(state);
    return (
      <EmptyState
        title={listMessages.noMatch(name)}
        actions={<Button onClick={onClear}>{clear}</Button>}
      >
        {cause} {why}
      </EmptyState>
    );
  }
  if (none !== undefined) return <EmptyState title={none}>{why}</EmptyState>;
  if (hasConditions) {
    return (
      <EmptyState title={listMessages.noMatch(name)}>
        {listMessages.noConditionMatch} {why}
      </EmptyState>
    );
  }
  const create = scope === null ? <CreateButton entity={entity} /> : undefined;
  if (emptyReason === 'none or hidden') {
    return (
      <EmptyState title={listMessages.nothingToShow(name)} actions={create}>
        {isMeant ? listMessages.noneOrHidden : listMessages.roleCannotSee} {why}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={listMessages.none(name)} actions={create}>
      {permission('insert', entity).answer !== 'no' && listMessages.newRecordsAppear} {why}
    </EmptyState>
  );
}

/** Names the search and filters that hide all records. */
function matchMessages({ filters: { length: count }, search: text }: EmptyListProps['state']) {
  const search = text.trim();
  if (search === '') {
    return {
      clear: listMessages.clearFilters({ count }),
      cause: listMessages.noFilterMatch({ count }),
    };
  }
  if (count === 0) {
    return { clear: listMessages.clearSearch, cause: listMessages.noSearchMatch({ search }) };
  }
  return {
    clear: listMessages.clearAll({ count }),
    cause: listMessages.noMatchTogether({ count }),
  };
}
