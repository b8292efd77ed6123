import type { Specification } from '../model/index.ts';
import { withGrants } from './points/index.ts';

/**
 * Returns a specification that a team discovered with the rights of one role of the database: entities have its grants
 * alone, and of the functions those are left that it may call.
 */
export function specificationAs(specification: Specification, role: string): Specification {
  const { grants, functions = [] } = specification.permissions;
  const own = grants.filter((grant) => grant.role === role && grant.source.from !== 'declared');
  const called = new Set(
    functions.filter((grant) => grant.role === role).map((grant) => grant.function),
  );
  return {
    ...specification,
    entities: specification.entities.map(withGrants(own)),
    calls: specification.calls.filter(
      (call) => call.function === undefined || called.has(call.function.signature),
    ),
  };
}
