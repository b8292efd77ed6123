import {
  type Entity,
  entityId,
  findEntity,
  type Permissions,
  type Policy,
  rightsOf,
  type Role,
  type RoleGrant,
  type Specification,
} from '../../model/index.ts';
import { anyOf, entityPlural, listed, present } from '../../phrases/index.ts';
import {
  code,
  emptyText,
  factText,
  knownText,
  list,
  names,
  notShownText,
  plain,
  sourceText,
  sqlBlock,
  table,
} from './text.ts';

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

/** Of each entity with row-level security, which records a policy lets whom reach. */
function policiesBlocks({ entities, permissions }: Specification): readonly string[] {
  const { policies } = permissions;
  if (policies === undefined) return [notShownText];
  const byEntity = Map.groupBy(policies, ({ entity }) => entity);
  const open = entities.filter((entity) => !entity.rowSecurity && hasOwnRows(entity));
  const guarded = entities.filter((entity) => entity.rowSecurity);
  return present([
    open.length !== 0 &&
      `All records (row-level security is off): ${open.map((entity) => plain(entityPlural(entity))).join(', ')}.`,
    ...guarded.flatMap((entity) => {
      const own = byEntity.get(entityId(entity)) ?? [];
      return [
        `#### ${plain(entityPlural(entity))}`,
        guardWords(entity, own.length),
        list(own.map(policyItem)),
      ];
    }),
  ]);
}

/** A view's rows are those of its tables. */
function hasOwnRows({ kind }: Entity): boolean {
  return kind === 'table' || kind === 'partitioned table';
}

function guardWords(entity: Entity, count: number): string {
  const forced = entity.forcedRowSecurity === true ? ', for its owner too' : '';
  const on = `Row-level security is on${forced} (${sourceText(entity.source)})`;
  return count === 0
    ? `${on}, and no policy gives access to any record.`
    : `${on}: only what a policy allows.`;
}

const does: Readonly<Record<Policy['command'], string>> = {
  all: 'everything',
  select: 'reading',
  insert: 'creating',
  update: 'changing',
  delete: 'removing',
};

function policyItem(policy: Policy): readonly string[] {
  const { name, command, roles, permissive, using, check, description, source } = policy;
  const verb = permissive ? 'allows' : 'is also required for';
  const words = present([
    `${name === undefined ? 'A policy' : plain(name)}: ${verb} ${does[command]}, for ${names(roles)}.`,
    knownText(description),
    `(${sourceText(source)})`,
  ]);
  return present([
    words.join(' '),
    using === undefined &&
      check === undefined &&
      name === undefined &&
      `Which records: ${notShownText}`,
    using !== undefined && `Which records (${code('USING')}):\n\n${sqlBlock(using)}`,
    check !== undefined &&
      `Written records must satisfy (${code('WITH CHECK')}):\n\n${sqlBlock(check)}`,
  ]);
}
