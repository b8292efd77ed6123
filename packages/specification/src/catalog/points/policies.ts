import { entityId, type Policy } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { commentFact, dropUndefined, fromDatabase, relationObject } from '../facts/index.ts';

/** Maps the policies of a relation; for a browser those of its role, without their texts. */
export function policiesOf(relation: CatalogRelation): readonly Policy[] {
  return (relation.policies ?? []).map((policy) => {
    const object =
      policy.name === undefined
        ? `policy for ${policy.command} on ${relationObject(relation)}`
        : `policy ${policy.name} on ${relation.schema}.${relation.name}`;
    return dropUndefined<Policy>({
      entity: entityId(relation),
      name: policy.name,
      command: policy.command,
      roles: policy.roles,
      permissive: policy.permissive,
      using: policy.using,
      check: policy.check,
      description: commentFact(policy.comment, object),
      hash: policy.hash,
      source: fromDatabase(object),
    });
  });
}
