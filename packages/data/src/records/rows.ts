import type { RawRow, ReadOptions } from '../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { aboutReference } from '@ninefold/specification';
import { keyFields, writeKey } from './key.ts';
import { labelOfRow } from './label.ts';
import type { LinkedRecords } from './lookup.ts';
import { displayFields, type LinkPlan } from './query/links.ts';
import { type RecordPlan, versionColumn } from './query/plan.ts';
import type { FieldValue, RecordLink, RecordRow } from './record.ts';
import type { RecordSource } from './source.ts';

/** Makes records of an answer's rows, and looks up the labels that it could not embed. */
export async function recordsOf(
  source: RecordSource,
  plan: RecordPlan,
  rows: readonly RawRow[],
  offset = 0,
  options: ReadOptions = {},
): Promise<readonly RecordRow[]> {
  const apart = plan.links.filter(
    ({ alias, target }) => alias === undefined && target !== undefined,
  );
  const found = await linkedRecords(source, apart, rows, options);
  return rows.map((row, index) => recordOf(source, plan, row, offset + index, found));
}

/** The records of links that an answer can't embed. Most lists have none, and load nothing for it. */
async function linkedRecords(
  source: RecordSource,
  links: readonly LinkPlan[],
  rows: readonly RawRow[],
  options: ReadOptions,
): Promise<ReadonlyMap<LinkPlan, LinkedRecords>> {
  if (links.length === 0) return new Map();
  const { lookUp } = await import('./lookup.ts');
  return new Map(
    await Promise.all(
      links.map(async (link) => [link, await lookUp(source, link, rows, options)] as const),
    ),
  );
}

function recordOf(
  source: RecordSource,
  { entity, fields, links, versioned }: RecordPlan,
  row: RawRow,
  index: number,
  found: ReadonlyMap<LinkPlan, LinkedRecords>,
): RecordRow {
  const made = links.map((plan) => [plan, linkOf(source, plan, row, found.get(plan))] as const);
  const key = keyFields(entity);
  const id = key.length === 0 ? `#${index}` : keyOf(row, key);
  const version = versioned ? row[versionColumn] : undefined;
  const title = labelOfRow(entity, displayFields(entity), row, (field) => labelOfLink(made, field));
  return {
    id,
    title: title === '' ? keyTitle(row, key, index) : title,
    href: key.length === 0 ? openedBy(entity, made) : source.href?.(entity, id),
    ...(typeof version === 'string' && { version }),
    values: Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field, row[field.name])]),
    ),
    links: Object.fromEntries(made.map(([{ reference }, link]) => [reference.constraint, link])),
  };
}

function linkOf(
  source: RecordSource,
  { reference, target, labelFields, alias }: LinkPlan,
  row: RawRow,
  apart: LinkedRecords | undefined,
): RecordLink | null {
  const own = reference.fields.map((name) => row[name]);
  if (own.some((value) => value === null || value === undefined)) return null;
  const bare = own.map(text);
  const link = { entity: reference.entity, schema: reference.schema, id: writeKey(bare) };
  if (target === undefined) return { ...link, label: bare.join(', '), unavailable: 'denied' };
  const linked = alias === undefined ? apart?.get(link.id) : asRow(row[alias]);
  if (linked === undefined) return { ...link, label: bare.join(', '), unavailable: 'hidden' };
  const key = keyFields(target);
  const id = key.length === 0 ? undefined : keyOf(linked, key);
  const label = labelOfRow(target, labelFields, linked);
  return {
    ...link,
    label: label === '' ? bare.join(', ') : label,
    ...(id !== undefined && { id, href: source.href?.(target, id) }),
  };
}

/** The address of the record that a view's row is about. */
function openedBy(
  entity: Entity,
  links: readonly (readonly [LinkPlan, RecordLink | null])[],
): string | undefined {
  const about = aboutReference(entity);
  return links.find(([{ reference }]) => reference === about)?.[1]?.href;
}

/** A field that refers to another record is called what that record is called. */
function labelOfLink(
  links: readonly (readonly [LinkPlan, RecordLink | null])[],
  field: Field,
): string | undefined {
  const of = links.find(
    ([{ reference }]) => reference.fields.length === 1 && reference.fields[0] === field.name,
  );
  return of?.[1]?.label;
}

function keyTitle(row: RawRow, key: readonly string[], index: number): string {
  return key.length === 0 ? `#${index + 1}` : key.map((name) => text(row[name])).join(', ');
}

export function keyOf(row: RawRow, key: readonly string[]): string {
  return writeKey(key.map((name) => text(row[name])));
}

/** Numbers are text, whatever JSON made of them. */
function valueOf(field: Field, raw: unknown): FieldValue {
  if (typeof raw === 'number' && field.kind !== 'json') return String(raw);
  return (raw ?? null) as FieldValue;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function asRow(value: unknown): RawRow | undefined {
  return typeof value === 'object' && value !== null ? (value as RawRow) : undefined;
}
