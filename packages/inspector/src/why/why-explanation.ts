import type { PointKey } from '@ninefold/specification/coverage';
import type { Explanation, Target } from '@ninefold/specification/explain';
import type { WhyExplanation } from '../patterns/why/index.ts';
import {
  entityAddress,
  errorAddress,
  fieldAddress,
  grantsAddress,
  limitAddress,
  pointAddress,
  pointTitles,
  policiesAddress,
  roleAddress,
  ruleAddress,
  screenAddress,
  statesAddress,
} from '@ninefold/screens/inspector';
import { whyAnswerMessages } from './answer-messages.ts';

/** Converts an explanation for its window, with links into the specification. */
export function whyExplanation({ title, findings, remedies }: Explanation): WhyExplanation {
  return {
    title,
    remedies,
    findings: findings.map(({ statement, source, origin, target, technical }) => ({
      statement,
      from: source.from,
      origin,
      place: placeOf(target),
      technical,
    })),
  };
}

/** Returns a link to a fact in the specification. */
function placeOf(target: Target) {
  const [point, href] = addressOf(target);
  const number = Object.keys(pointTitles).indexOf(point) + 1;
  return { label: whyAnswerMessages.point({ number, title: pointTitles[point] }), href };
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
