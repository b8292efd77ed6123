import type { Entity, Field } from '@ninefold/specification';
import { keyFields } from '../key.ts';
import { readableFields, type RecordSource } from '../source.ts';
import { writeColumn } from './columns.ts';
import { displayFields, linkPlans, writeEmbed, type LinkPlan } from './links.ts';

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
 * links need), or all; without names, `binary` content only where asked for,
 * because a page of it may be very large. The version of a row only where it can be read.
 */
export function planRecords(
  source: RecordSource,
  entity: Entity,
  asked: {
    readonly fields?: readonly string[];
    readonly binary?: boolean;
    readonly version?: boolean;
  } = {},
): RecordPlan {
  const links = linkPlans(source, entity);
  const needed = new Set([
    ...keyFields(entity),
    ...displayFields(entity).map(({ name }) => name),
    ...links.flatMap(({ reference }) => reference.fields),
  ]);
  const wanted = asked.fields && new Set(asked.fields);
  const fields = readableFields(entity).filter(
    ({ name, kind }) =>
      needed.has(name) || (wanted?.has(name) ?? (kind !== 'binary' || asked.binary === true)),
  );
  const embeds = links.filter(({ alias }) => alias !== undefined);
  const versioned = asked.version === true && entity.systemColumns === true;
  const select = [
    ...fields.map(writeColumn),
    ...embeds.map((plan) => writeEmbed(entity, plan)),
    ...(versioned ? [versionColumn] : []),
  ].join(',');
  // Where nothing may be read, the database itself is to say so.
  return { entity, fields, links, versioned, select: select === '' ? '*' : select };
}
