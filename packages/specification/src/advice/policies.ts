import { formatList } from '@ninefold/messages';
import { type Entity, entityId, type Policy, type Specification } from '../model/index.ts';
import { entityObject, present, quotedList } from '../phrases/index.ts';
import { type Finding, findings, objectName, publicRoles } from './advice.ts';
import { adviceMessages } from './messages.ts';

/** Policies of tables with row-level security. */
export function policyFindings(specification: Specification): readonly Finding[] {
  const { policies = [], roles } = specification.permissions;
  const governed = roles.filter((role) => role.bypassesRowSecurity !== true);
  const names = governed.map(({ name }) => name);
  return specification.entities
    .filter(({ rowSecurity }) => rowSecurity)
    .flatMap((table) => {
      const own = policies.filter(({ entity }) => entity === entityId(table));
      return [
        ...own.flatMap((policy) => onePolicy(table, policy)),
        ...multipleFindings(table, own, names),
      ];
    });
}

/** A call that Postgres makes once for each row; in `(select …)` it makes it once for each query. */
const callOfEachRow = /\b(?:auth\.(?:uid|jwt|role|email)\(\)|current_setting\()/i;
const callOfEachQuery = /\bselect\s+\(*(?:auth\.(?:uid|jwt|role|email)\(\)|current_setting\()/gi;
const userMetadata = /(?:auth\.jwt\(\)|current_setting\(.*request\.jwt\.claims).*user_metadata/is;

function onePolicy(table: Entity, policy: Policy): readonly Finding[] {
  const conditions = present([policy.using, policy.check]);
  const calls = conditions.some((text) => callOfEachRow.test(text.replace(callOfEachQuery, '')));
  const names = { ...objectName(table), policy: policy.name ?? '' };
  return findings(entityObject(table), [
    calls && ['0003_auth_rls_initplan', adviceMessages.callsPerRow(names)],
    conditions.some((text) => userMetadata.test(text)) && [
      '0015_rls_references_user_metadata',
      adviceMessages.userMetadata(names),
    ],
    isAlwaysTrue(policy) && [
      '0024_rls_policy_always_true',
      adviceMessages.alwaysTrue({
        ...names,
        roles: formatList(policy.roles),
        command: policy.command,
      }),
    ],
  ]);
}

/** Public reading is often meant, so a policy for SELECT does not count. */
function isAlwaysTrue({ permissive, roles, command, using, check }: Policy): boolean {
  const isPublic = roles.some((role) => role === 'public' || publicRoles.includes(role));
  if (!permissive || !isPublic || command === 'select') return false;
  if (command === 'insert') return check === undefined || isTrue(check);
  return using === undefined || isTrue(using) || (check !== undefined && isTrue(check));
}

/** Checks whether a condition, as Postgres prints it, holds for every record. */
export function isTrue(condition: string): boolean {
  return ['true', '(true)', '1=1', '(1=1)'].includes(condition.replace(/\s/g, '').toLowerCase());
}

const commands = ['select', 'insert', 'update', 'delete'] as const;

function multipleFindings(
  table: Entity,
  policies: readonly Policy[],
  roles: readonly string[],
): readonly Finding[] {
  const object = entityObject(table);
  return roles.flatMap((role) =>
    commands.flatMap((command): readonly Finding[] => {
      const own = policies
        .filter(({ permissive }) => permissive)
        .filter((policy) => policy.command === command || policy.command === 'all')
        .filter((policy) => policy.roles.some((name) => name === role || name === 'public'));
      if (own.length < 2) return [];
      const statement = adviceMessages.multiplePolicies({
        role,
        command: command.toUpperCase(),
        ...objectName(table),
        count: own.length,
        policies: quotedList(own.map(({ name }) => name ?? '')),
      });
      return [{ lint: '0006_multiple_permissive_policies', object, statement }];
    }),
  );
}
