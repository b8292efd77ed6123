import {
  findEntity,
  type Permissions,
  rightsOf,
  type Role,
  type RoleGrant,
  type Specification,
} from '../../model/index.ts';
import { anyOf, entityPlural, listed, present } from '../../phrases/index.ts';
import { policiesBlocks } from './policies.ts';
import { code, emptyText, factText, names, plain, sourceText, table } from './text.ts';

/** Point 6: roles, permissions, row access and callable functions. */
export function permissionsSection(specification: Specification): readonly string[] {
  const { permissions } = specification;
  if (permissions.roles.length === 0 && permissions.grants.length === 0) return [];
  return [
    '### Roles',
    table(['Role', 'Label', 'Description', 'Also', 'Source'], permissions.roles.map(roleRow)),
    ...(permissions.grants.length === 0 ? [] : grantBlocks(specification)),
    '### Row access',
    ...policiesBlocks(specification),
    ...functionBlocks(permissions),
  ];
}

function grantBlocks(specification: Specification): readonly string[] {
  return [
    '### Permissions',
    table(
      ['Role', 'With', 'May', 'Source'],
      specification.permissions.grants.map((grant) => [
        code(grant.role),
        labelOf(specification, grant.entity),
        rightsWords(specification, grant),
        sourceText(grant.source),
      ]),
    ),
  ];
}

function roleRow({ name, label, description, inherits, bypassesRowSecurity, source }: Role) {
  const besides = present([
    inherits !== undefined && `inherits from ${names(inherits)}`,
    bypassesRowSecurity === true && 'no policy applies: it can access every record',
  ]);
  return [
    code(name),
    factText(label),
    factText(description),
    besides.length === 0 ? '—' : besides.join('; '),
    sourceText(source),
  ];
}

const actions = { select: 'read', insert: 'create', update: 'edit', delete: 'delete' } as const;

const doing = {
  select: 'reading',
  insert: 'creating',
  update: 'editing',
  delete: 'deleting',
} as const;

/** Names the granted actions, and those that no policy allows. */
function rightsWords(specification: Specification, grant: RoleGrant): string {
  const { may, withheld } = rightsOf(specification, grant);
  const words = mayWords({ ...grant, may });
  if (withheld.length === 0) return words;
  return `${words}; no policy allows ${anyOf(withheld.map((action) => doing[action]))}`;
}

function mayWords({ may, fields = {}, which = {} }: RoleGrant): string {
  if (may.length === 0) return 'nothing';
  return listed(
    may.map((action) => {
      const only = action === 'delete' ? undefined : fields[action];
      const some = which[action];
      const limits = present([
        only !== undefined && `${names(only)} only`,
        some !== undefined && plain(some),
      ]);
      return limits.length === 0 ? actions[action] : `${actions[action]} (${limits.join('; ')})`;
    }),
  );
}

/** Lists the functions that roles can call; nothing where no grants are known. */
function functionBlocks({ functions, grants }: Permissions): readonly string[] {
  const heading = '### Functions that each role can call';
  if (functions === undefined || functions.length === 0) {
    const none = emptyText(functions, 'No role can call any function.');
    return grants.length === 0 ? [] : [heading, none];
  }
  const byFunction = Map.groupBy(functions, (grant) => grant.function);
  return [
    heading,
    table(
      ['Function', 'Roles', 'Source'],
      [...byFunction].map(([signature, grants]) => [
        code(signature),
        names(grants.map(({ role }) => role)),
        grants.map(({ source }) => sourceText(source)).join('; '),
      ]),
    ),
  ];
}

function labelOf(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return plain(entity === undefined ? id : entityPlural(entity));
}
