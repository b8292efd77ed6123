import {
  entityId,
  entityPlural,
  type Fact,
  findEntity,
  isKnown,
  type Specification,
} from '@ninefold/specification';
import type { FactDetail } from '../../patterns/specification-facts/index.ts';
import { roleAddress, roleLabel } from '@ninefold/screens/inspector';
import { factMessages } from './messages.ts';

/** Returns a fact as a detail with its source. An unknown one is *not shown*. */
export function factDetail<T>(
  term: string,
  fact: Fact<T> | undefined,
  words: (value: T) => string = String,
): FactDetail {
  return isKnown(fact) ? { term, value: words(fact.value), source: fact.source } : { term };
}

/** Like `factDetail`, but undefined for an unknown fact. */
export function detailIfKnown<T>(
  term: string,
  fact: Fact<T> | undefined,
  words?: (value: T) => string,
): FactDetail | undefined {
  return isKnown(fact) ? factDetail(term, fact, words) : undefined;
}

/** Returns a detail whose source is the fact's. */
export function detail(term: string, value: string): FactDetail {
  return { term, value };
}

/** Returns a detail that links to roles. */
export function rolesDetail(specification: Specification, roles: readonly string[]): FactDetail {
  const links = roles.map((role) => ({
    label: roleLabel(specification, role),
    href: roleAddress(role),
  }));
  return { term: factMessages.roles, links };
}

/** Leaves out what does not apply. */
export function present<T>(items: readonly (T | false | undefined)[]): readonly T[] {
  return items.filter((item): item is T => item !== false && item !== undefined);
}

/** Returns the title of the section with an entity's facts. */
export function sectionTitle(specification: Specification, id: string): string {
  const entity = findEntity(specification, id);
  return entity === undefined ? id : entityPlural(entity);
}

/** Groups facts by entity, in the order of the entities. Facts of no entity come last. */
export function byEntity<T>(
  { entities }: Specification,
  items: readonly T[],
  entityOf: (item: T) => string | undefined,
): readonly (readonly [string, readonly T[]])[] {
  const groups = Map.groupBy(items, (item) => entityOf(item) ?? '');
  const known = entities.map(entityId);
  const others = [...groups.keys()].filter((id) => !known.includes(id)).toSorted();
  return [...known, ...others].flatMap((id) => {
    const group = groups.get(id);
    return group === undefined ? [] : [[id, group] as const];
  });
}

/** Writes statements about the same thing after another. */
export function statements(...parts: readonly (string | false | undefined)[]): string {
  return present(parts).reduce((first, second) => factMessages.statements({ first, second }));
}

export function yesOrNo(is: boolean): string {
  return is ? factMessages.yes : factMessages.no;
}
