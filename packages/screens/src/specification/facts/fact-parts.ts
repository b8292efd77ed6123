import {
  entityId,
  entityPlural,
  type Fact,
  findEntity,
  isKnown,
  type Specification,
} from '@ninefold/specification';
import type { FactDetail } from '@ninefold/ui/patterns/specification-facts';

/** Returns a fact as a detail with its source. An unknown one is *not shown*. */
export function factDetail<T>(
  term: string,
  fact: Fact<T> | undefined,
  words: (value: T) => string = String,
): FactDetail {
  if (fact === undefined || !isKnown(fact)) return { term };
  return { term, value: words(fact.value), source: fact.source };
}

/** Like `factDetail`, but leaves out an unknown fact. */
export function detailIfKnown<T>(
  term: string,
  fact: Fact<T> | undefined,
  words?: (value: T) => string,
): readonly FactDetail[] {
  return fact !== undefined && isKnown(fact) ? [factDetail(term, fact, words)] : [];
}

/** Returns a detail whose source is the fact's. */
export function detail(term: string, value: string): FactDetail {
  return { term, value };
}

/** Returns the title of the section with an entity's facts. */
export function sectionTitle(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return entity === undefined ? id : entityPlural(entity);
}

/** Groups facts by entity, in the order of the entities. Facts of no entity come last. */
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
