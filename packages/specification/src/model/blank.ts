import { notShown } from './fact.ts';
import type { Specification } from './specification.ts';

/** The specification of a product of which nothing is known. */
export const blankSpecification: Specification = {
  purpose: { title: notShown, purpose: notShown, audience: notShown },
  screens: [],
  entities: [],
  states: [],
  rules: [],
  permissions: { roles: [], grants: [] },
  calls: [],
  errors: [],
  limits: [],
};
