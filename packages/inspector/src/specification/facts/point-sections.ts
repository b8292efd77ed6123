import type { Specification } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { PointKey } from '@ninefold/specification/coverage';
import type { FactSection } from '../../patterns/specification-facts/index.ts';
import { callSections } from './calls.ts';
import { entitySections } from './entities.ts';
import { errorSections } from './errors.ts';
import { limitSections } from './limits.ts';
import { permissionSections } from './permissions.ts';
import { purposeSections } from './purpose.ts';
import { ruleSections } from './rules.ts';
import { screenSections } from './screens.ts';
import { stateSections } from './states.ts';

/** Returns the facts of a point's screen, by point. */
export const pointSections: Readonly<
  Record<
    PointKey,
    (specification: Specification, access?: AccessDeclaration) => readonly FactSection[]
  >
> = {
  purpose: purposeSections,
  screens: screenSections,
  entities: entitySections,
  states: stateSections,
  rules: ruleSections,
  permissions: permissionSections,
  calls: callSections,
  errors: errorSections,
  limits: limitSections,
};
