import {
  entityId,
  entityPlural,
  type Fact,
  findEntity,
  isKnown,
  type Specification,
} from '@ninefold/specification';
import type { FactDetail } from '@ninefold/ui/patterns/specification-facts';

/** A fact as a detail, with its source; *not shown* where it is. */
export function factDetail<T>(
  term: string,
  fact: Fact<T> | undefined,
  words: (value: T) => string = String,
): FactDetail {
  if (fact === undefined || !isKnown(fact)) return { term };
  return { term, value: words(fact.value), source: fact.source };
}

/** The same, and nothing where it is not known and need not be. */
export function detailIfKnown<T>(
  term: string,
  fact: Fact<T> | undefined,
  words?: (value: T) => string,
): readonly FactDetail[] {
  return fact !== undefined && isKnown(fact) ? [factDetail(term, fact, words)] : [];
}

/** Words that need no source of their own: they say what the fact's own source says. */
export function detail(term: string, value: string): FactDetail {
  return { term, value };
}

/** What an entity is called where facts of it stand together. */
export function sectionTitle(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return entity === undefined ? id : entityPlural(entity);
}

/** The facts of each entity together, in the order of the entities; what is of none comes last. */
export function byEntity<T>(
  specification: Specification,
  items: readonly T[],
  entityOf: (item: T) => string | undefined,
): readonly (readonly [string, readonly T[]])[] {
  const groups = Map.groupBy(items, (item) => entityOf(item) ?? '');
  const known = new Set(specification.entities.map(entityId));
  const others = [...groups.keys()].filter((id) => !known.has(id)).toSorted();
  return [...known, ...others].flatMap((id) => {
    const group = groups.get(id);
    return group === undefined ? [] : [[id, group] as const];
  });
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
