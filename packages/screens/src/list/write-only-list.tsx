import { type Entity, entityId, entityName, entityPlural } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { Why } from '@ninefold/ui/patterns/why';
import { CreateButton } from '../record/record-actions/index.ts';
import { listMessages } from './messages.ts';

/** Replaces the list of an entity whose records the role can create but not read. */
export function WriteOnlyList({ entity }: { readonly entity: Entity }) {
  const plural = entityPlural(entity);
  return (
    <>
      <title>{plural}</title>
      <ScreenHeader title={plural} description={entity.description.value} />
      <EmptyState
        title={listMessages.writeOnly(entityName(entity))}
        actions={<CreateButton entity={entity} />}
      >
        {listMessages.writeOnlyReason}{' '}
        <Why why={question('action', entityId(entity), 'select')}>{listMessages.why}</Why>
      </EmptyState>
    </>
  );
}
