import { notShown } from './fact.ts';
import type { Specification } from './specification.ts';

/** A specification without any facts. */
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
