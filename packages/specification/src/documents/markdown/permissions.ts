import { formatList } from '@ninefold/messages';
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
import { entityPlural, present } from '../../phrases/index.ts';
import {
  clauses,
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
import { documentMessages, permissionMessages, ruleMessages } from './messages.ts';

/** Point 6: roles, permissions, row access and callable functions. */
export function permissionsSection(specification: Specification): readonly string[] {
  const { permissions } = specification;
  if (permissions.roles.length === 0 && permissions.grants.length === 0) return [];
  return [
    `### ${documentMessages.roles}`,
    table(
      [
        documentMessages.role,
        documentMessages.label,
        documentMessages.description,
        permissionMessages.also,
        documentMessages.source,
      ],
      permissions.roles.map(roleRow),
    ),
    ...(permissions.grants.length === 0 ? [] : grantBlocks(specification)),
    `### ${permissionMessages.rowAccess}`,
    ...policiesBlocks(specification),
    ...functionBlocks(permissions),
  ];
}

function grantBlocks(specification: Specification): readonly string[] {
  return [
    `### ${permissionMessages.permissions}`,
    table(
      [
        documentMessages.role,
        permissionMessages.with,
        permissionMessages.may,
        documentMessages.source,
      ],
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
    inherits !== undefined && permissionMessages.inherits({ roles: names(inherits) }),
    bypassesRowSecurity === true && permissionMessages.bypasses,
  ]);
  return [
    code(name),
    factText(label),
    factText(description),
    besides.length === 0 ? '—' : clauses(besides),
    sourceText(source),
  ];
}

/** Names the granted actions, and those that no policy allows. */
function rightsWords(specification: Specification, grant: RoleGrant): string {
  const { may, withheld } = rightsOf(specification, grant);
  const words = mayWords({ ...grant, may });
  if (withheld.length === 0) return words;
  const activities = withheld.map((action) => permissionMessages.activity({ action }));
  return permissionMessages.noPolicy({
    actions: words,
    withheld: formatList(activities, 'or'),
  });
}

function mayWords({ may, fields = {}, which = {} }: RoleGrant): string {
  if (may.length === 0) return permissionMessages.nothing;
  return formatList(
    may.map((action) => {
      const only = action === 'delete' ? undefined : fields[action];
      const some = which[action];
      const limits = present([
        only !== undefined && permissionMessages.only({ fields: names(only) }),
        some !== undefined && plain(some),
      ]);
      return limits.length === 0
        ? permissionMessages.action({ action })
        : permissionMessages.limitedAction({ action, limits: clauses(limits) });
    }),
  );
}

/** Lists the functions that roles can call; nothing where no grants are known. */
function functionBlocks({ functions, grants }: Permissions): readonly string[] {
  const heading = `### ${permissionMessages.functions}`;
  if (functions === undefined || functions.length === 0) {
    const none = emptyText(functions, permissionMessages.noFunctions);
    return grants.length === 0 ? [] : [heading, none];
  }
  const byFunction = Map.groupBy(functions, (grant) => grant.function);
  return [
    heading,
    table(
      [permissionMessages.function, documentMessages.roles, documentMessages.source],
      [...byFunction].map(([signature, grants]) => [
        code(signature),
        names(grants.map(({ role }) => role)),
        clauses(grants.map(({ source }) => sourceText(source))),
      ]),
    ),
  ];
}

function labelOf(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return plain(entity === undefined ? id : entityPlural(entity));
}

/** Lists the policies of each entity with row-level security. */
function policiesBlocks({ entities, permissions }: Specification): readonly string[] {
  const { policies } = permissions;
  if (policies === undefined) return [notShownText()];
  const byEntity = Map.groupBy(policies, ({ entity }) => entity);
  const open = entities.filter((entity) => !entity.rowSecurity && hasOwnRows(entity));
  const guarded = entities.filter((entity) => entity.rowSecurity);
  return present([
    open.length !== 0 &&
      permissionMessages.unrestricted({
        entities: formatList(open.map((entity) => plain(entityPlural(entity)))),
      }),
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
  const args = {
    forced: String(entity.forcedRowSecurity === true),
    source: sourceText(entity.source),
  };
  return count === 0 ? permissionMessages.noPolicies(args) : permissionMessages.restricted(args);
}

function policyItem(policy: Policy): readonly string[] {
  const { name, command, roles, permissive, using, check, description, source } = policy;
  const words = present([
    permissionMessages.policy({
      name: name === undefined ? permissionMessages.unnamed : plain(name),
      permissive: String(permissive),
      activity: permissionMessages.activity({ action: command }),
      roles: names(roles),
    }),
    knownText(description),
    ruleMessages.source({ source: sourceText(source) }),
  ]);
  return present([
    words.join(' '),
    using === undefined &&
      check === undefined &&
      name === undefined &&
      permissionMessages.unknownRecords({ notShown: notShownText() }),
    using !== undefined &&
      `${permissionMessages.using({ clause: code('USING') })}\n\n${sqlBlock(using)}`,
    check !== undefined &&
      `${permissionMessages.check({ clause: code('WITH CHECK') })}\n\n${sqlBlock(check)}`,
  ]);
}
