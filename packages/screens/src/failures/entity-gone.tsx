import { type Entity, entityName } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { entityGoneMessages } from './entity-screen-messages.ts';

/** Says, over a screen that stays open, that its entity is gone. */
export function EntityGone({ entity }: { readonly entity: Entity }) {
  return (
    <Banner
      tone="warning"
      className="mx-4 mt-4 sm:mx-6"
      title={entityGoneMessages.title(entityName(entity))}
    >
      {entityGoneMessages.reason}
    </Banner>
  );
}
