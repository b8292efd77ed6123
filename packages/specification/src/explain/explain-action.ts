import { entityPlural, inSentence } from '../phrases/index.ts';
import { actionFindings, verbs } from './action-findings.ts';
import { databaseRole, type EntityContext } from './context.ts';
import type { Explanation } from './explanation.ts';
import { actionDenial, type ActionDenial } from './obstacle.ts';
import type { Action } from './question.ts';

/** Explains why a person may do something, or why not. */
export function explainAction(context: EntityContext, action: Action): Explanation {
  const { specification, entity } = context;
  const denial = actionDenial(specification, entity, action, context);
  const what = `${verbs[action]} ${inSentence(entityPlural(entity))}`;
  return {
    title: denial === undefined ? `Why can you ${what}?` : `Why can’t you ${what}?`,
    findings: actionFindings(context, action),
    remedies: remediesFor(context, action, denial),
  };
}

function remediesFor(
  context: EntityContext,
  action: Action,
  denial: ActionDenial | undefined,
): readonly string[] {
  const manager = 'Someone who manages the product can';
  switch (denial?.by) {
    case 'grant':
      return [`${manager} grant ${action} to “${databaseRole(context)}” in the database.`];
    case 'policy':
      return [`${manager} create a policy for ${action} in the database.`];
    case 'declaration':
      return [
        `${manager} add it under roles.${denial.role}.may.${context.id} in the specification file. The database decides as well.`,
      ];
    default:
      return [];
  }
}
