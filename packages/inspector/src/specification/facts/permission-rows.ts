import {
  bypassesPolicies,
  type Entity,
  entityId,
  entityPlural,
  type RoleGrant,
  rightsOf,
  type Specification,
} from '@ninefold/specification';
import type {
  MatrixAction,
  MatrixCell,
  MatrixMay,
  MatrixRole,
  MatrixRow,
} from '../../patterns/permission-matrix/index.ts';
import {
  grantsAddress,
  policiesAddress,
  policiesAnchor,
  roleAddress,
  roleLabel,
} from '@ninefold/screens/inspector';

/**
 * Returns a matrix of what grants and policies allow together: the roles with any grant, and the
 * entities of the visible sections. `unknown` are roles without any known permissions.
 */
export function permissionRows(specification: Specification, anchors: ReadonlySet<string>) {
  const { roles } = specification.permissions;
  const grants = specification.permissions.grants.map((grant) => ({
    ...grant,
    may: rightsOf(specification, grant).may,
  }));
  const granted = new Set(grants.map(({ role }) => role));
  const known = roles.map(({ name }) => name).filter((name) => granted.has(name));
  const byEntity = Map.groupBy(grants, ({ entity }) => entity);
  // A declared role's missing permissions are unknown, not denied.
  const declared = new Set(
    grants.filter(({ source }) => source.from === 'declared').map(({ role }) => role),
  );
  // Kinds of people before what the database knows them as.
  const inOrder = [...new Set([...known, ...granted])].toSorted(
    (a, b) => Number(declared.has(b)) - Number(declared.has(a)),
  );
  return {
    roles: inOrder.map((role) => column(specification, role)),
    unknown: roles
      .filter(({ name }) => !granted.has(name))
      .map(({ name }) => column(specification, name)),
    rows: specification.entities
      .filter((entity) => anchors.has(policiesAnchor(entityId(entity))))
      .map((entity) => row(specification, entity, byEntity.get(entityId(entity)) ?? [], declared)),
  };
}

function column(specification: Specification, role: string): MatrixRole {
  return {
    id: role,
    label: roleLabel(specification, role),
    href: specification.permissions.roles.some(({ name }) => name === role)
      ? roleAddress(role)
      : undefined,
  };
}

function row(
  specification: Specification,
  entity: Entity,
  grants: readonly RoleGrant[],
  declared: ReadonlySet<string>,
): MatrixRow {
  const id = entityId(entity);
  return {
    id,
    label: entityPlural(entity),
    href: policiesAddress(id),
    cells: {
      ...Object.fromEntries([...declared].map((role) => [role, 'not shown' as const])),
      ...Object.fromEntries(
        grants.map((grant) => [grant.role, cell(specification, entity, grant)]),
      ),
    },
  };
}

const actions = {
  select: 'read',
  insert: 'create',
  update: 'change',
  delete: 'remove',
} as const satisfies Readonly<Record<string, MatrixAction>>;

function cell(specification: Specification, entity: Entity, grant: RoleGrant): MatrixCell {
  return {
    href: grantsAddress(grant.role, entityId(entity)),
    may: Object.fromEntries(
      grant.may.map((action) => [actions[action], reachOf(specification, entity, grant, action)]),
    ),
  };
}

function reachOf(
  specification: Specification,
  entity: Entity,
  { role, fields = {}, which = {}, source }: RoleGrant,
  action: keyof typeof actions,
): MatrixMay {
  const some = which[action];
  // What the team declares is about its own roles, which no policy names.
  const isDecided = source.from !== 'declared' && isDecidedByPolicy(specification, entity, role);
  return {
    records: some === undefined ? (isDecided ? 'some' : 'all') : { which: some },
    ...(action !== 'delete' && fields[action] !== undefined && { someFields: true }),
  };
}

function isDecidedByPolicy(specification: Specification, entity: Entity, role: string): boolean {
  return entity.rowSecurity && !bypassesPolicies(specification, entity, [role]);
}
