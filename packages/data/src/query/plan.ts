import { type Entity, type Field, referenceOfField } from '@ninefold/specification';
import type { SortKey } from '@ninefold/specification/grammar';
import { keyFields } from './key.ts';
import { type KnownEntities, readableFields } from './source.ts';
import { hasRoomFor } from './address-room.ts';
import { isCast, writeColumn } from './columns.ts';
import { displayFields, type LinkPlan, linkPlans, linksAt, writeEmbed } from './links.ts';

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
  source: KnownEntities,
  entity: Entity,
  options: {
    readonly fields?: readonly string[];
    readonly binary?: boolean;
    readonly version?: boolean;
    /** The rows are those of a write, in which PostgREST returns no version beside `*`. */
    readonly written?: boolean;
    /** The links to read; those of the fields where left out. */
    readonly links?: readonly LinkPlan[];
    /** Leaves out what only the title needs. */
    readonly bare?: boolean;
    readonly order?: readonly SortKey[];
  } = {},
): RecordPlan {
  const { bare = false } = options;
  const links = options.links ?? linksAt(source, entity, linkPlans(source, entity), options.fields);
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
  const columns = columnsOf(entity, fields, embeds, options.written);
  const versioned =
    options.version === true &&
    entity.systemColumns === true &&
    (options.written !== true || columns[0] !== '*');
  const select = [
    ...columns,
    ...embeds.map((plan) => writeEmbed(entity, plan, orderedBy(entity, plan, options.order))),
    ...(versioned ? [versionColumn] : []),
  ].join(',');
  // Where the role may read nothing, the database rejects the request.
  return { entity, fields, links, versioned, select: select === '' ? '*' : select };
}

/** Whether a record is read as `*`: an address has no room for its columns, or the role may read none. */
export function isReadWhole(source: KnownEntities, entity: Entity): boolean {
  return /^\*(?:,|$)/.test(planRecords(source, entity, { binary: true }).select);
}

/** Writes the fields for `select`; those that an address has no room for as `*`, with what `*` lacks. */
function columnsOf(
  entity: Entity,
  fields: readonly Field[],
  embeds: readonly LinkPlan[],
  written = false,
): readonly string[] {
  const named = fields.map(writeColumn);
  if (fields.length < entity.fields.length) return named;
  // `*` has no computed fields, and PostgREST returns none beside it from a write.
  if (written && fields.some(({ virtual }) => virtual === true)) return named;
  const links = embeds.map((plan) => writeEmbed(entity, plan));
  if (hasRoomFor([...named, ...links].join(','))) return named;
  // Of two columns of a name, JSON's reader keeps the last.
  const apart = fields.filter((field) => isCast(field) || field.virtual === true);
  const whole = ['*', ...apart.map(writeColumn)];
  return whole.join(',').length < named.join(',').length ? whole : named;
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
