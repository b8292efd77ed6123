import { isKnown, policiesFor } from '../model/index.ts';
import { entityPlural, inSentence } from '../phrases/index.ts';
import { databaseRole, type EntityContext, roleInSentence } from './context.ts';
import { type Explanation, type Finding, finding } from './finding.ts';
import { actionDenial } from './obstacle.ts';
import type { Action } from './question.ts';

const verbs: Readonly<Record<Action, string>> = {
  select: 'see',
  insert: 'create',
  update: 'edit',
  delete: 'delete',
};

/** Explains why a person may do something with the records, or why not. */
export function explainAction(context: EntityContext, action: Action): Explanation {
  const { specification, entity, id } = context;
  const role = databaseRole(context);
  const who = roleInSentence(specification, role);
  const what = `${verbs[action]} ${inSentence(entityPlural(entity))}`;
  const grant = specification.permissions.grants.find(
    (each) => each.role === role && each.entity === id && each.source.from !== 'declared',
  );
  // A permission that nobody has is known from the table alone.
  const granted = grant?.source ?? entity.source;
  const grants = { to: 'grants', role, entity: id } as const;
  const sql = `${action.toUpperCase()} on ${entity.schema}.${entity.name} to ${role}`;
  const denial = actionDenial(specification, entity, action, context);
  const title = `Why can’t you ${what}?`;
  const manager = 'Someone who manages the product can';
  switch (denial?.by) {
    case 'grant':
      return {
        title,
        findings: [
          finding(
            `You can’t ${what}: the role “${who}” doesn’t have this permission in the database${action === 'select' ? '' : ', or they are read-only'}.`,
            granted,
            grants,
            [`not granted: ${sql}`],
          ),
        ],
        remedies: [`${manager} grant ${action} to “${role}” in the database.`],
      };
    case 'policy':
      return {
        title,
        findings: [
          finding(
            `You can’t ${what}: row-level security is on, and no policy allows it.`,
            entity.source,
            { to: 'policies', entity: id },
            [`no permissive policy for ${action} to ${role}`],
          ),
        ],
        remedies: [`${manager} create a policy for ${action} in the database.`],
      };
    case 'declaration':
      return {
        title,
        findings: [
          finding(
            `You can’t ${what}: the specification file doesn’t allow it for the role “${roleInSentence(specification, denial.role)}”.`,
            { from: 'declared', at: `roles.${denial.role}.may.${id}` },
            { to: 'grants', role: denial.role, entity: id },
          ),
          finding(`In the database, the role “${who}” has this permission.`, granted, grants, [
            `granted: ${sql}`,
          ]),
        ],
        remedies: [
          `${manager} add it under roles.${denial.role}.may.${id} in the specification file. The database decides as well.`,
        ],
      };
    default:
      return {
        title: `Why can you ${what}?`,
        findings: [
          finding(
            `You can ${what}: the role “${who}” has this permission in the database.`,
            granted,
            grants,
            [`granted: ${sql}`],
          ),
          ...policyFindings(context, action),
        ],
        remedies: [],
      };
  }
}

/** Returns whether the person may act on the records, followed by what that depends on. */
export function actionFindings(context: EntityContext, action: Action): readonly Finding[] {
  return explainAction(context, action).findings;
}

function policyFindings(context: EntityContext, action: Action): readonly Finding[] {
  const { specification, entity, id } = context;
  const target = { to: 'policies', entity: id } as const;
  if (!entity.rowSecurity) {
    return entity.kind === 'table' || entity.kind === 'partitioned table'
      ? [finding('This applies to every record: row-level security is off.', entity.source, target)]
      : [];
  }
  const policies = policiesFor(specification.permissions.policies ?? [], entity, action);
  if (policies.length === 0) return [];
  return [
    finding(
      `${policies.length === 1 ? 'A policy decides' : `${policies.length} policies decide`} this for each record.`,
      policies[0]?.source ?? entity.source,
      target,
      policies.flatMap(({ name, source, using, check }) => [
        name ?? (source.from === 'database' ? source.object : ''),
        ...(using === undefined ? [] : [`USING (${using})`]),
        ...(check === undefined ? [] : [`WITH CHECK (${check})`]),
      ]),
    ),
    ...policies.flatMap(({ description }) =>
      isKnown(description) ? [finding(description.value, description.source, target)] : [],
    ),
  ];
}
