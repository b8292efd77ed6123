import { isKnown } from '../fact.ts';
import { entityPlural, inSentence } from '../words/sentence.ts';
import { databaseRole, roleInSentence, type EntityContext } from './context.ts';
import type { Finding } from './explanation.ts';
import { finding } from './finding.ts';
import { policiesFor } from '../policies.ts';
import { obstacleTo } from './obstacle.ts';
import type { Action } from './question.ts';

export const verbs: Readonly<Record<Action, string>> = {
  select: 'see',
  insert: 'create',
  update: 'edit',
  delete: 'delete',
};

/** Whether a person may, and which of the records: first the answer, then what it depends on. */
export function actionFindings(context: EntityContext, action: Action): readonly Finding[] {
  const { specification, entity, id } = context;
  const role = databaseRole(context);
  const who = roleInSentence(specification, role);
  const what = `${verbs[action]} ${inSentence(entityPlural(entity))}`;
  const grant = specification.permissions.grants.find(
    (each) => each.role === role && each.entity === id && each.source.from !== 'declared',
  );
  // What is granted to nobody is said by the table alone.
  const granted = grant?.source ?? entity.source;
  const grants = { to: 'grants', role, entity: id } as const;
  const sql = `${action.toUpperCase()} on ${entity.schema}.${entity.name} to ${role}`;
  const obstacle = obstacleTo(specification, entity, action, context);
  switch (obstacle?.by) {
    case 'grant':
      return [
        finding(
          `You can’t ${what}: the database does not grant it to your role (“${who}”), or nothing can be written there.`,
          granted,
          grants,
          [`not granted: ${sql}`],
        ),
      ];
    case 'policy':
      return [
        finding(
          `You can’t ${what}: no policy allows it. Row-level security is on, and the database rejects whatever no policy allows.`,
          entity.source,
          { to: 'policies', entity: id },
          [`no permissive policy for ${action} to ${role}`],
        ),
      ];
    case 'declaration':
      return [
        finding(
          `You can’t ${what}: the team has not declared it for the role “${roleInSentence(specification, obstacle.role)}”.`,
          { from: 'declared', at: `roles.${obstacle.role}.may.${id}` },
          { to: 'grants', role: obstacle.role, entity: id },
        ),
        finding(`The database itself grants it to “${who}”.`, granted, grants, [`granted: ${sql}`]),
      ];
    default:
      return [
        finding(`You can ${what}: the database grants it to “${who}”.`, granted, grants, [
          `granted: ${sql}`,
        ]),
        ...policyFindings(context, action),
      ];
  }
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
      `The database decides for each record, by ${policies.length === 1 ? 'a policy' : `${policies.length} policies`}.`,
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
