import { entityId, type Policy } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { describedAs, relationObject } from '../facts/index.ts';

/** Maps the policies of a relation; for a browser those of its role, without their texts. */
export function policiesOf(relation: CatalogRelation): readonly Policy[] {
  return (relation.policies ?? []).map(({ comment, ...policy }) => {
    const object =
      policy.name === undefined
        ? `policy for ${policy.command} on ${relationObject(relation)}`
        : `policy ${policy.name} on ${relation.schema}.${relation.name}`;
    return { entity: entityId(relation), ...policy, ...describedAs(comment, object) };
  });
}
