import { quoteLiteral } from '@ninefold/values/sql';
import type { Person } from '../model/index.ts';

/** No statement runs longer than a request of a person who waits, and none waits for the locks of others. */
export const limitsSql = `select set_config('statement_timeout', '30s', true),
  set_config('lock_timeout', '2s', true), set_config('jit', 'off', true)`;

/** Goes on as a person, as the Data API does for a request. */
export function becomeSql({ databaseRole, claims, id }: Omit<Person, 'label' | 'roles'>): string {
  return `select set_config('row_security', 'on', true),
    set_config('request.jwt.claims', ${quoteLiteral(claims)}, true),
    set_config('request.jwt.claim.sub', ${quoteLiteral(id ?? '')}, true),
    set_config('request.jwt.claim.role', ${quoteLiteral(databaseRole)}, true),
    set_config('role', ${quoteLiteral(databaseRole)}, true)`;
}

/**
 * Goes on as the user of the connection. A policy that would hide records from it is an error then: it would
 * make every number wrong.
 */
export const becomeOwnerSql = `select set_config('role', 'none', true),
  set_config('row_security', 'off', true), set_config('request.jwt.claims', '', true),
  set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claim.role', '', true)`;
