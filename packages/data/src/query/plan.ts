import { type Entity, type Field, referenceOfField } from '@ninefold/specification';
import type { SortKey } from '@ninefold/specification/grammar';
import { keyFields } from './key.ts';
import { readableFields, type RecordSource } from './source.ts';
import { writeColumn } from './columns.ts';
import { displayFields, type LinkPlan, linkPlans, writeEmbed } from './links.ts';

/** Which fields of an entity's records are read, and how. */
export interface RecordPlan {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly links: readonly LinkPlan[];
  /** Whether the rows come with their version. */
  readonly versioned: boolean;
  /** PostgREST's `select`. */
  readonly select: string;
}

/** The system column that holds the version of a row. */
export const versionColumn = 'xmin';

/**
 * Plans to read the named fields (with those that the key, the title and the
 * links need), or all. `binary` content is left out unless requested, because a page of it may be
 * very large; the version of a row, where it can't be read.
 */
export function planRecords(
  source: RecordSource,
  entity: Entity,
  options: {
    readonly fields?: readonly string[];
    readonly binary?: boolean;
    readonly version?: boolean;
    /** The links to read; all where left out. */
    readonly links?: readonly LinkPlan[];
    /** Leaves out what only the title needs. */
    readonly bare?: boolean;
    readonly order?: readonly SortKey[];
  } = {},
): RecordPlan {
  const { bare = false, links = linkPlans(source, entity) } = options;
  const needed = new Set([
    ...keyFields(entity),
    ...(bare ? [] : displayFields(entity)).map(({ name }) => name),
    ...links.flatMap(({ reference }) => reference.fields),
  ]);
  const wanted = options.fields && new Set(options.fields);
  const fields = readableFields(entity).filter(
    ({ name, kind }) =>
      needed.has(name) || (wanted?.has(name) ?? (kind !== 'binary' || options.binary === true)),
  );
  const embeds = links.filter(({ alias }) => alias !== undefined);
  const versioned = options.version === true && entity.systemColumns === true;
  const select = [
    ...fields.map(writeColumn),
    ...embeds.map((plan) => writeEmbed(entity, plan, orderedBy(entity, plan, options.order))),
    ...(versioned ? [versionColumn] : []),
  ].join(',');
  // Where the role may read nothing, the database rejects the request.
  return { entity, fields, links, versioned, select: select === '' ? '*' : select };
}

/** Returns the names of the fields of a linked record that a list is ordered by. */
function orderedBy(
  entity: Entity,
  { reference }: LinkPlan,
  order: readonly SortKey[] = [],
): readonly string[] {
  return order.flatMap(({ field, by }) =>
    by !== undefined && referenceOfField(entity, field) === reference ? [by] : [],
  );
}
