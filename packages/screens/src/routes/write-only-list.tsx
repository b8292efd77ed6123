import {
  createPath,
  type Entity,
  entityId,
  entityLabel,
  entityPlural,
  inSentence,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { Why } from '@ninefold/ui/patterns/why';
import { ActionButton } from './action-button.tsx';

/** Stands in place of the list of an entity whose records the role can create but not read. */
export function WriteOnlyList({ entity }: { readonly entity: Entity }) {
  const plural = entityPlural(entity);
  const name = `New ${inSentence(entityLabel(entity))}`;
  return (
    <>
      <title>{plural}</title>
      <ScreenHeader title={plural} description={entity.description.value} />
      <EmptyState
        title={`You can create ${inSentence(plural)}, but not see them`}
        actions={
          <ActionButton
            entity={entity}
            action="insert"
            name={name}
            href={createPath(entity)}
            variant="primary"
          >
            {name}
          </ActionButton>
        }
      >
        The database accepts new records from you but doesn’t show you any.{' '}
        <Why why={question('action', entityId(entity), 'select')}>Why?</Why>
      </EmptyState>
    </>
  );
}
