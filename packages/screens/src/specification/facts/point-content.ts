import type { Specification } from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import type { FactSection } from '@ninefold/ui/patterns/specification-facts';
import { callSections } from './calls.ts';
import { entitySections } from './entities.ts';
import { errorSections } from './errors.ts';
import { limitSections } from './limits.ts';
import { permissionSections } from './permissions.ts';
import { purposeSections } from './purpose.ts';
import { ruleSections } from './rules.ts';
import { screenSections } from './screens.ts';
import { stateSections } from './states.ts';

/** The facts of a point's screen, and their name in its search. */
export const pointContents = {
  purpose: { noun: 'statements', sections: purposeSections },
  screens: { noun: 'screens', sections: screenSections },
  entities: { noun: 'fields', sections: entitySections },
  states: { noun: 'states and transitions', sections: stateSections },
  rules: { noun: 'rules', sections: ruleSections },
  permissions: { noun: 'permissions', sections: permissionSections },
  calls: { noun: 'calls', sections: callSections },
  errors: { noun: 'errors', sections: errorSections },
  limits: { noun: 'limits', sections: limitSections },
} satisfies Record<
  PointKey,
  { noun: string; sections: (specification: Specification) => readonly FactSection[] }
>;
