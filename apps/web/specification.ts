/**
 * Declares what your team knows about its product and the database can't say: purpose and audience,
 * screens, labels, states and transitions, rules, roles, calls, messages and limits. Everything is
 * "not shown" until you add it here. Ninefold's repository has a complete example in
 * apps/workshop/specification.ts.
 *
 * `pnpm ninefold names --output apps/web/discovered.ts` reads the names in your database. After that,
 * a table, column, state or role that the database doesn't have is an error in the editor. Name the
 * roles that exist only in your product: `declare<Discovered, 'dispatcher' | 'technician'>({ … })`.
 */
import { declare } from '@ninefold/specification';
import type { Discovered } from './discovered.ts';

export const specification = declare<Discovered>({});
