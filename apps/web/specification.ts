/**
 * Your team's knowledge about its product that is not in the database:
 * purpose and audience, screens, labels, states and their transitions, rules,
 * roles, calls, messages, limits. All of it is not shown until you write it
 * here. See examples/workshop/specification.ts for one that is filled in.
 *
 * `pnpm ninefold names --output apps/web/discovered.ts` reads the names of your
 * database; from then on a table, column, state or role that it does not have is
 * an error in the editor. Name the roles that only your product knows:
 * `declare<Discovered, 'dispatcher' | 'technician'>({ … })`.
 */
import { declare } from '@ninefold/specification';
import type { Discovered } from './discovered.ts';

export const specification = declare<Discovered>({});
