import { type Entity, entityPath } from '@ninefold/data/specification';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';

export interface NotAllowedProps {
  readonly entity: Entity;
  readonly what: 'make' | 'change';
}

/** A form that was reached by its address, by someone whose role has no grant for it. */
export function NotAllowed({ entity, what }: NotAllowedProps) {
  const plural = (entity.plural.value ?? entity.name).toLowerCase();
  return (
    <>
      <title>Not open to you</title>
      <DeniedState
        level={1}
        title={`You may not ${what} ${plural}`}
        actions={
          <Button asChild>
            <a href={entityPath(entity)}>Go to {plural}</a>
          </Button>
        }
      >
        The database does not grant this to your role. Someone who manages the product can change
        that.
      </DeniedState>
    </>
  );
}
