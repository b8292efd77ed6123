import { type Entity, entityId, entityPlural, inSentence } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { Why } from '@ninefold/ui/patterns/why';
import { CreateButton } from '../record-actions/index.ts';

/** Replaces the list of an entity whose records the role can create but not read. */
export function WriteOnlyList({ entity }: { readonly entity: Entity }) {
  const plural = entityPlural(entity);
  return (
    <>
      <title>{plural}</title>
      <ScreenHeader title={plural} description={entity.description.value} />
      <EmptyState
        title={`You can create ${inSentence(plural)}, but not see them`}
        actions={<CreateButton entity={entity} />}
      >
        The database accepts new records from you but doesn’t show you any.{' '}
        <Why why={question('action', entityId(entity), 'select')}>Why?</Why>
      </EmptyState>
    </>
  );
}
