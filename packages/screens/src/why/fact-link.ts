import type { PointKey } from '@ninefold/specification/coverage';
import type { Target } from '@ninefold/specification/explain';
import {
  entityAddress,
  errorAddress,
  fieldAddress,
  grantsAddress,
  limitAddress,
  pointAddress,
  policiesAddress,
  roleAddress,
  ruleAddress,
  screenAddress,
  statesAddress,
} from '../addresses/index.ts';

/** Short labels of the points, for links. */
const points: Readonly<Record<PointKey, string>> = {
  purpose: 'Point 1: purpose',
  screens: 'Point 2: screens',
  entities: 'Point 3: entities',
  states: 'Point 4: states',
  rules: 'Point 5: rules',
  permissions: 'Point 6: permissions',
  calls: 'Point 7: calls',
  errors: 'Point 8: errors',
  limits: 'Point 9: limits',
};

/** Returns a link to a fact in the specification. */
export function placeOf(target: Target): { readonly label: string; readonly href: string } {
  const [point, href] = addressOf(target);
  return { label: points[point], href };
}

function addressOf(target: Target): readonly [point: PointKey, href: string] {
  switch (target.to) {
    case 'point':
      return [target.point, pointAddress(target.point)];
    case 'screen':
      return ['screens', screenAddress(target.screen)];
    case 'entity':
      return ['entities', entityAddress(target.entity)];
    case 'field':
      return ['entities', fieldAddress(target.entity, target.field)];
    case 'states':
      return ['states', statesAddress(target)];
    case 'rule':
      return ['rules', ruleAddress(target.rule)];
    case 'role':
      return ['permissions', roleAddress(target.role)];
    case 'grants':
      return ['permissions', grantsAddress(target.role, target.entity)];
    case 'policies':
      return ['permissions', policiesAddress(target.entity)];
    case 'error':
      return ['errors', errorAddress(target.entry)];
    default:
      return ['limits', limitAddress(target.limit)];
  }
}
