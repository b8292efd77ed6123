import {
  type Fact,
  type Grants,
  type KnownFact,
  notShown,
  type Source,
} from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';

type Named = Pick<CatalogRelation, 'schema' | 'name'>;
type Kept = Named & Pick<CatalogRelation, 'kind'>;

const kinds = {
  r: 'table',
  p: 'partitioned table',
  v: 'view',
  m: 'materialized view',
  f: 'foreign table',
} as const;

export const relationKind = (relation: Kept) => kinds[relation.kind];

/** `table public.work_order` */
export function relationObject(relation: Kept): string {
  return `${relationKind(relation)} ${relation.schema}.${relation.name}`;
}

/** `constraint work_order_due on public.work_order`, or `… on partitions of …`. */
export function constraintObject(
  relation: Named,
  constraint: string,
  partitionOnly = false,
): string {
  const place = `${relation.schema}.${relation.name}`;
  return `constraint ${constraint} on ${partitionOnly ? `partitions of ${place}` : place}`;
}

export const fromDatabase = (object: string): Source => ({ from: 'database', object });

export function derived<T>(value: T, of: string): KnownFact<T> {
  return { value, source: { from: 'derived', of } };
}

/** Returns the description and the source of an object of the database. */
export function describedAs(comment: string | undefined, object: string) {
  return { description: commentFact(comment, object), source: fromDatabase(object) };
}

/** Makes a fact of a comment; not shown where there is none. */
export function commentFact(comment: string | undefined, object: string): Fact<string> {
  return comment === undefined
    ? notShown
    : { value: comment, source: fromDatabase(`comment on ${object}`) };
}

/** Makes grants from a check of each operation. */
export function grantsBy(isGranted: (operation: keyof Grants) => boolean): Grants {
  return {
    select: isGranted('select'),
    insert: isGranted('insert'),
    update: isGranted('update'),
    delete: isGranted('delete'),
  };
}
