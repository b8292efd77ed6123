import type { Specification } from '../model/index.ts';
import { withGrants } from './points/index.ts';

/**
 * Returns a specification that a team discovered as a role of the database sees it: entities have the grants of this
 * role alone, and only those are left of which it has any, with the functions that it may call.
 */
export function specificationAs(specification: Specification, role: string): Specification {
  const { grants, functions = [] } = specification.permissions;
  const own = grants.filter((grant) => grant.role === role && grant.source.from !== 'declared');
  const called = new Set(
    functions.filter((grant) => grant.role === role).map((grant) => grant.function),
  );
  return {
    ...specification,
    entities: specification.entities
      .map(withGrants(own))
      .filter(({ grants: may }) => Object.values(may).includes(true)),
    calls: specification.calls.filter(
      (call) => call.function === undefined || called.has(call.function.signature),
    ),
  };
}
