import type { Entity } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';

/** Says, over a screen that stays open, that its entity is gone. */
export function EntityGone({ entity }: { readonly entity: Entity }) {
  return (
    <Banner
      tone="warning"
      className="mx-4 mt-4 sm:mx-6"
      title={`${entity.plural.value ?? entity.name} no longer exist`}
    >
      They were renamed or deleted in the database, or you no longer have access to them. What you
      typed is kept until you leave.
    </Banner>
  );
}
