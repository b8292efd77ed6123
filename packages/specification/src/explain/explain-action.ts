import { isKnown, policiesFor } from '../model/index.ts';
import { entityName, roleInSentence } from '../phrases/index.ts';
import { databaseRole, type EntityContext } from './context.ts';
import { type Explanation, type Finding, finding } from './finding.ts';
import { explainMessages } from './messages.ts';
import type { Action } from './question.ts';

/** Explains why a person may do something with the records, or why not. */
export function explainAction(context: EntityContext, action: Action): Explanation {
  const { specification, entity, id } = context;
  const role = databaseRole(context);
  const names = { ...entityName(entity), action, role: roleInSentence(specification, role) };
  const grant = specification.permissions.grants.find(
    (each) => each.role === role && each.entity === id && each.source.from !== 'declared',
  );
  // A permission that nobody has is known from the table alone.
  const granted = grant?.source ?? entity.source;
  const grants = { to: 'grants', role, entity: id } as const;
  const sql = `${action.toUpperCase()} on ${entity.schema}.${entity.name} to ${role}`;
  const permission = context.permission(action, entity);
  const title = explainMessages.cannot(names);
  const denial = permission.answer === 'no' ? permission : undefined;
  switch (denial?.by) {
    case 'grant':
      return {
        title,
        findings: [
          finding(explainMessages.notGranted(names), granted, grants, [`not granted: ${sql}`]),
        ],
        remedies: [explainMessages.grant({ action: action.toUpperCase(), role: names.role })],
      };
    case 'policy':
      return {
        title,
        findings: [
          finding(explainMessages.noPolicy(names), entity.source, { to: 'policies', entity: id }, [
            `no permissive policy for ${action} to ${role}`,
          ]),
        ],
        remedies: [explainMessages.createPolicy({ action: action.toUpperCase() })],
      };
    case 'role': {
      const { role: kept = role, source } = denial;
      return {
        title,
        findings: [
          finding(
            explainMessages.notDeclared({
              ...names,
              role: roleInSentence(specification, kept),
            }),
            source,
            { to: 'grants', role: kept, entity: id },
          ),
          finding(explainMessages.grantedByDatabase(names), granted, grants, [`granted: ${sql}`]),
        ],
        remedies: [explainMessages.declarePermission({ path: `roles.${kept}.may.${id}` })],
      };
    }
    default:
      return {
        title: explainMessages.can(names),
        findings: [
          finding(explainMessages.granted(names), granted, grants, [`granted: ${sql}`]),
          ...(permission.answer === 'undecided' && permission.reason !== undefined
            ? [finding(permission.reason, permission.source, grants)]
            : []),
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
      ? [finding(explainMessages.everyRecord, entity.source, target)]
      : [];
  }
  const policies = policiesFor(specification.permissions.policies ?? [], entity, action);
  if (policies.length === 0) return [];
  return [
    finding(
      explainMessages.policiesDecide({ count: policies.length }),
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
