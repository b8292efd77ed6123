import type { PointKey } from '../../../coverage/statements.ts';
import type { Specification } from '../../../model/specification.ts';
import { callsSection } from './calls.ts';
import { entitiesSection } from './entities.ts';
import { errorsSection } from './errors.ts';
import { limitsSection } from './limits.ts';
import { permissionsSection } from './permissions.ts';
import { purposeSection } from './purpose.ts';
import { rulesSection } from './rules.ts';
import { screensSection } from './screens.ts';
import { statesSection } from './states.ts';

/** What is known of each point, in blocks of Markdown; none where nothing is. */
export const sections: Readonly<
  Record<PointKey, (specification: Specification) => readonly string[]>
> = {
  purpose: purposeSection,
  screens: screensSection,
  entities: entitiesSection,
  states: statesSection,
  rules: rulesSection,
  permissions: permissionsSection,
  calls: callsSection,
  errors: errorsSection,
  limits: limitsSection,
};
