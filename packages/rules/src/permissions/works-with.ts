import {
  type Declaration,
  type Entity,
  entityId,
  isOpen,
  ownEntry,
  type Reference,
} from '@ninefold/specification';
import { mayBeChild, refersTo } from '@ninefold/specification/children';
import { isPositionName } from '@ninefold/specification/position';
import { deniedRole } from './declared-limits.ts';
import { maySee, screenAccess } from './screen-access.ts';

/** The facts in an entity's outline that say whether people work with its records. */
export type OutlinedEntity = Pick<
  Entity,
  'name' | 'schema' | 'key' | 'unique' | 'references' | 'grants' | 'estimatedRows' | 'hidden'
>;

/** A table with fewer rows is a list of choices, where other records refer to it. */
const dozen = 12;

/**
 * Returns the entities that a person works with, by `entityId`: those in the declared order of navigation,
 * those that declared screens and states use, and those with records that the person can create or edit. Who can
 * do neither works with all that they read. Records that are only a part of others, or only choices for them, are
 * found there.
 *
 * @param outlined All entities that are known; of these, the ones whose lists the person can open.
 * @param roles In which the person acts: the product's own and the database's.
 */
export function worksWith(
  declaration: Declaration,
  outlined: readonly OutlinedEntity[],
  roles: readonly string[],
): readonly string[] {
  const entities = outlined.filter(
    (entity) =>
      isOpen(entity) && screenAccess(declaration, entityId(entity), 'list', roles) === 'open',
  );
  const named = new Set<string>(declaration.screens?.order ?? []);
  const used = usedEntities(declaration, roles);
  const isWritten = (entity: OutlinedEntity) =>
    (['insert', 'update'] as const).some(
      (action) =>
        entity.grants[action] &&
        deniedRole(roles, declaration.roles, entityId(entity), action) === undefined,
    );
  const alone = entities.filter((entity) => !isPart(declaration, entity, outlined));
  const main = alone.filter((entity) => !isChoice(entity, outlined));
  const written = main.filter(isWritten);
  const worked = [
    ...entities.filter((entity) => named.has(entityId(entity))),
    ...alone.filter((entity) => used.has(entityId(entity))),
    ...(written.length === 0 ? main : written),
  ];
  return [...new Set(worked.map(entityId))];
}

/** The entities that move through states, and those of declared screens for these roles. */
function usedEntities(
  { states = {}, screens }: Declaration,
  roles: readonly string[],
): ReadonlySet<string> {
  const moving = Object.entries(states).flatMap(([key, state]) =>
    state?.transitions === undefined ? [] : [key.slice(0, key.lastIndexOf('.'))],
  );
  const shown = Object.values(screens?.own ?? {})
    .filter((screen) => maySee(screen.roles, roles))
    .flatMap(({ entity, entities = [] }) => [
      ...(entity === undefined ? [] : [entity]),
      ...entities,
    ]);
  return new Set([...moving, ...shown]);
}

/** Returns whether records live within others: lines, connections of two records, and one at most of each record. */
function isPart(
  { entities: declared }: Declaration,
  entity: OutlinedEntity,
  among: readonly OutlinedEntity[],
): boolean {
  const id = entityId(entity);
  const childrenOf = (parent: string) =>
    ownEntry(declared, parent)?.children?.map((child) =>
      typeof child === 'string' ? child : child.entity,
    );
  if (among.some((parent) => childrenOf(entityId(parent))?.includes(id))) return true;
  const { key } = entity;
  const line = entity.references.find((to) => isLineBy(entity, to));
  if (line && childrenOf(entityId({ schema: line.schema, name: line.entity })) === undefined) {
    return true;
  }
  const own = entity.references.filter((to) =>
    among.some((other) => other !== entity && refersTo(to, other)),
  );
  const covered = new Set(own.flatMap(({ fields }) => fields));
  const isByOne = own.some(({ fields }) => key.every((field) => fields.includes(field)));
  const isJoining = key.length > 0 && !isByOne && key.every((field) => covered.has(field));
  const isOne = own.some(
    (to) => to.unique && mayBeChild(entity, to, { name: to.entity, schema: to.schema }),
  );
  // What others refer to is more than a section of another record.
  return isJoining || (isOne && referringTo(entity, among).length === 0);
}

/** Returns whether a unique key has the fields of a reference and a position, as `childrenOf` has it of whole entities. */
function isLineBy({ key, unique }: OutlinedEntity, reference: Reference): boolean {
  const { fields, entity: name, schema } = reference;
  return (
    mayBeChild({ key }, reference, { name, schema }) &&
    [key, ...unique].some((columns) => {
      const [position, ...others] = columns.filter((column) => !fields.includes(column));
      return (
        position !== undefined &&
        others.length === 0 &&
        fields.every((field) => columns.includes(field)) &&
        isPositionName(position)
      );
    })
  );
}

/** Returns whether an entity is a short list that many records choose from, as far as is known. */
function isChoice(entity: OutlinedEntity, among: readonly OutlinedEntity[]): boolean {
  const { estimatedRows, references } = entity;
  return (
    estimatedRows !== null &&
    estimatedRows < dozen &&
    references.length === 0 &&
    referringTo(entity, among).some((other) => (other.estimatedRows ?? 0) >= dozen)
  );
}

function referringTo(entity: OutlinedEntity, among: readonly OutlinedEntity[]) {
  return among.filter(
    (other) => other !== entity && other.references.some((to) => refersTo(to, entity)),
  );
}
