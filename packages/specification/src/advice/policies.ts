import { type Entity, entityId, type Policy, type Specification } from '../model/index.ts';
import { entityObject, listed, present } from '../phrases/index.ts';
import { type Finding, findings, publicRoles } from './advice.ts';

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
  const object = entityObject(table);
  return findings(object, `Policy “${policy.name ?? ''}” on ${object}`, [
    calls && [
      '0003_auth_rls_initplan',
      'calls an auth function or current_setting() for each row. In (select …), Postgres calls it once for each query.',
    ],
    conditions.some((text) => userMetadata.test(text)) && [
      '0015_rls_references_user_metadata',
      'trusts user_metadata, which people can change themselves.',
    ],
    isAlwaysTrue(policy) && [
      '0024_rls_policy_always_true',
      `lets ${listed(policy.roles)} ${policy.command === 'all' ? 'write' : policy.command} any record: its condition is always true.`,
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

function isTrue(condition: string): boolean {
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
      const names = listed(own.map(({ name }) => `“${name ?? ''}”`));
      const statement = `When ${role} runs ${command} on ${object}, Postgres evaluates ${own.length} permissive policies: ${names}. One policy is faster.`;
      return [{ lint: '0006_multiple_permissive_policies', object, statement }];
    }),
  );
}
