import { type Entity, entityId, fieldOf, type Reference } from '@ninefold/specification';

export interface TableOrder {
  /** Each after those that it refers to. */
  readonly tables: readonly Entity[];
  /** References that are filled in once all tables have their records: those of a circle that may be empty. */
  readonly postponed: ReadonlySet<Reference>;
  /** Tables whose records would need each other first, with the reference that closes the circle. */
  readonly circular: readonly { readonly entity: Entity; readonly reference: Reference }[];
}

/** Orders tables so that every foreign key finds its records. */
export function orderOfTables(entities: readonly Entity[]): TableOrder {
  const tables: Entity[] = [];
  const postponed = new Set<Reference>();
  const circular: { entity: Entity; reference: Reference }[] = [];
  const left = new Map(entities.map((entity) => [entityId(entity), entity]));
  const open = (entity: Entity) =>
    entity.references.filter((reference) => {
      const id = referencedId(reference);
      return id !== entityId(entity) && left.has(id) && !postponed.has(reference);
    });
  while (left.size > 0) {
    const all = [...left.values()];
    const next = all.find((entity) => open(entity).length === 0);
    if (next !== undefined) {
      tables.push(next);
      left.delete(entityId(next));
      continue;
    }
    const [opening] = all
      .filter((entity) => open(entity).every((reference) => canBeEmpty(entity, reference)))
      .toSorted((a, b) => open(a).length - open(b).length);
    if (opening !== undefined) {
      for (const reference of open(opening)) postponed.add(reference);
      continue;
    }
    const needing = inCircle(all, (entity) =>
      open(entity).filter((reference) => !canBeEmpty(entity, reference)),
    );
    if (needing === undefined) break;
    circular.push(needing);
    left.delete(entityId(needing.entity));
  }
  return { tables, postponed, circular };
}

/** Returns whether a record can be stored that refers to none. */
export function canBeEmpty(entity: Entity, { fields, matchFull }: Reference): boolean {
  const isNullable = (name: string) => fieldOf(entity, name)?.nullable === true;
  return matchFull === true ? fields.every(isNullable) : fields.some(isNullable);
}

export function referencedId({ entity, schema }: Reference): string {
  return entityId({ name: entity, schema });
}

/** Follows references that must not be empty until a table comes again. */
function inCircle(
  entities: readonly Entity[],
  needed: (entity: Entity) => readonly Reference[],
): { readonly entity: Entity; readonly reference: Reference } | undefined {
  const byId = new Map(entities.map((entity) => [entityId(entity), entity]));
  const seen = new Set<Entity>();
  let entity = entities.find((each) => needed(each).length > 0);
  while (entity !== undefined) {
    const [reference] = needed(entity);
    const next = reference && byId.get(referencedId(reference));
    if (reference === undefined || next === undefined || seen.has(entity)) {
      return reference && { entity, reference };
    }
    seen.add(entity);
    entity = next;
  }
  return undefined;
}
