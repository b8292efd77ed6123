/**
 * What your team knows about its product and the database does not tell:
 * purpose and audience, labels, states and their transitions, roles, messages,
 * limits. All of it is not shown until you write it here. See
 * examples/workshop/specification.ts for one that is filled in.
 */
import { declare } from '@ninefold/data/specification';

export const specification = declare({});
