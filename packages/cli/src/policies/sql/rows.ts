import { type Entity, isLarge, mostReadInFull } from '@ninefold/specification';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { relationSql } from '../../sources/index.ts';
import { hasKeySql, type Key, keySql } from './relation.ts';

/** What the records of an entity are read from: of a large table, the same sample each time. */
export function sourceSql(entity: Entity): string {
  const share = sampledShare(entity);
  const sample = share === 1 ? '' : ` tablesample system (${share * 100}) repeatable (1)`;
  return `${relationSql(entity)}${sample}`;
}

/** The part of an entity's records that is read, from 0 to 1. */
export function sampledShare(entity: Entity): number {
  const isTable = entity.kind === 'table' || entity.kind === 'partitioned table';
  return isTable && isLarge(entity) ? mostReadInFull / (entity.estimatedRows ?? 1) : 1;
}

export function countSql(entity: Entity): string {
  return `select count(*)::text as count from ${sourceSql(entity)}`;
}

/** Selects the keys of the first record, the last, and others in an order that is random and always the same. */
export function sampleSql(entity: Entity, key: readonly string[], count: number): string {
  const order = key.map(quoteIdentifier);
  const part = (by: string, limit: number) =>
    `(select ${keySql(key)} as key from ${sourceSql(entity)} order by ${by} limit ${limit})`;
  const hash = `md5(${keySql(key)}::text)`;
  const parts = [
    part(order.join(', '), 1),
    part(order.map((name) => `${name} desc`).join(', '), 1),
    part(`${hash}, ${order.join(', ')}`, count),
  ];
  return `select key from (${parts.join('\nunion ')}) sample
    order by md5(key::text), key limit ${count}`;
}

/** Selects which of these keys there are. */
export function amongSql(entity: Entity, key: readonly string[], keys: readonly Key[]): string {
  return `select ${keySql(key)} as key from ${relationSql(entity)} where ${anyOf(key, keys)}`;
}

/** Selects the values of records as texts by field name, in the order of their keys' hash. */
export function valuesSql(
  entity: Entity,
  key: readonly string[],
  keys: readonly Key[],
  fields: readonly string[],
): string {
  const names = fields.map(quoteLiteral).join(', ');
  const texts = fields.map((field) => `${quoteIdentifier(field)}::text`).join(', ');
  return `select ${keySql(key)} as key, jsonb_object(array[${names}]::text[], array[${texts}]::text[]) as values
    from ${relationSql(entity)} where ${anyOf(key, keys)} order by md5(${keySql(key)}::text)`;
}

function anyOf(key: readonly string[], keys: readonly Key[]): string {
  return keys.length === 0 ? 'false' : keys.map((each) => `(${hasKeySql(key, each)})`).join(' or ');
}
