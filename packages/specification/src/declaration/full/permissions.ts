import { pathOf } from '../../key-path/index.ts';
import {
  type Entity,
  entityId,
  type Grants,
  type Permissions,
  type RoleGrant,
} from '../../model/index.ts';
import type { ByName, MayDeclaration, RoleAction, RoleDeclaration } from '../declaration.ts';
import { isList, recordsByAction } from '../may.ts';
import { grantsSource, isGrantedByDatabase } from './database-grants.ts';
import { knownConditions, type ProblemList, type ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

const grants: Readonly<Record<RoleAction, keyof Grants>> = {
  read: 'select',
  create: 'insert',
  change: 'update',
  remove: 'delete',
};

/** The declared permissions of a role with an entity, without those that the database refuses. */
interface DeclaredRights {
  readonly role: string;
  /** Keyed by `entityId`. */
  readonly id: string;
  readonly may: readonly DeclaredAction[];
  readonly at: string;
}

/**
 * Point 6: adds the declared permissions of declared roles. For a role of the database its grants
 * are the facts: where a declaration says more or less, that is a contradiction, which only a grant
 * or a revocation ends.
 */
export function applyPermissions(
  context: ValidationContext,
  declared: ByName<RoleDeclaration>,
): Permissions {
  const { permissions } = context.specification;
  const ofDatabase = new Set(
    permissions.roles.filter(({ source }) => source.from !== 'declared').map(({ name }) => name),
  );
  const all = declaredRights(context, declared);
  for (const rights of all) {
    if (ofDatabase.has(rights.role)) reportExtraGrants(context, rights);
  }
  const facts = all.filter(({ role }) => !ofDatabase.has(role)).map(rightsFact);
  return facts.length === 0
    ? permissions
    : { ...permissions, grants: [...permissions.grants, ...facts] };
}

function declaredRights(
  { specification, problems }: ValidationContext,
  declared: ByName<RoleDeclaration>,
): readonly DeclaredRights[] {
  const entities = new Map(specification.entities.map((entity) => [entityId(entity), entity]));
  return Object.entries(declared).flatMap(([role, of]) =>
    Object.entries(of?.may ?? {}).flatMap(([id, written]): DeclaredRights[] => {
      const at = pathOf('roles', role, 'may', id);
      const entity = entities.get(id);
      if (entity === undefined) {
        problems.unknown(at, 'entity', id, entities.keys());
        return [];
      }
      const known = declaredActions(written, at, { problems, entity });
      if (known === undefined) return [];
      const may = known.filter(({ action }) => {
        if (isGrantedByDatabase(specification, role, id, grants[action]) !== false) return true;
        problems.add(
          at,
          fullDeclarationMessages.notGranted({ role, action, entity: id }),
          grantsSource(specification, role, id),
        );
        return false;
      });
      return [{ role, id, may, at }];
    }),
  );
}

function reportExtraGrants(
  { specification, problems }: ValidationContext,
  { role, id, may, at }: DeclaredRights,
): void {
  for (const action of Object.keys(grants) as RoleAction[]) {
    if (may.some((own) => own.action === action)) continue;
    if (isGrantedByDatabase(specification, role, id, grants[action]) !== true) continue;
    problems.add(
      at,
      fullDeclarationMessages.grantedAnyway({ role, action, entity: id }),
      grantsSource(specification, role, id),
    );
  }
}

function rightsFact({ role, id, may, at }: DeclaredRights): RoleGrant {
  const some = may.flatMap(({ action, which }) =>
    which === undefined ? [] : [[grants[action], which] as const],
  );
  return {
    role,
    entity: id,
    may: may.map(({ action }) => grants[action]),
    ...(some.length === 0 ? {} : { which: Object.fromEntries(some) }),
    source: { from: 'declared', at },
  };
}

interface DeclaredAction {
  readonly action: RoleAction;
  /** The records, in the team's words; any when left out. */
  readonly which?: string;
}

/**
 * Returns the actions that a role is declared to have permission for, in their declared order;
 * undefined where the declaration is neither a list nor an object.
 */
function declaredActions(
  written: MayDeclaration | undefined,
  at: string,
  { problems, entity }: { readonly problems: ProblemList; readonly entity: Entity },
): readonly DeclaredAction[] | undefined {
  // Files that are not typed can hold anything.
  if (typeof written !== 'object' || written === null) {
    problems.add(at, fullDeclarationMessages.notActions);
    return undefined;
  }
  return Object.entries(recordsByAction(written)).flatMap(
    ([action, which], index): DeclaredAction[] => {
      const place = isList(written) ? `${at}[${index}]` : at + pathOf('x', action).slice(1);
      if (!isAction(action)) {
        problems.unknown(place, 'action', action, Object.keys(grants));
        return [];
      }
      knownConditions(entity, conditionsOf(written, action), { problems, at: `${place}.while` });
      if (which === true) return [{ action }];
      if (typeof which === 'string' && which !== '') return [{ action, which }];
      problems.add(place, fullDeclarationMessages.notRecords);
      return [];
    },
  );
}

function conditionsOf(
  written: MayDeclaration,
  action: RoleAction,
): Readonly<Record<string, string>> {
  const of = isList(written) ? undefined : written[action];
  return typeof of === 'object' && of !== null ? (of.while ?? {}) : {};
}

function isAction(action: string): action is RoleAction {
  return Object.hasOwn(grants, action);
}
