import { samples, typesSql } from './samples.ts';

/** One table for each type, with a row for each sample, beneath one row of `parent`. */
export interface TypeTable {
  readonly type: string;
  readonly table: string;
}

const lists = Object.keys(samples).filter(
  // `moods` is a domain over an array, of which Postgres makes no array.
  (type) => !/\[\]|\(|^moods$/.test(type) && !hasOwnList(type),
);

/** Every sampled type, and a list of each whose list is not among the samples. */
export const typeTables: readonly TypeTable[] = [
  ...Object.keys(samples),
  ...lists.map((type) => `${type}[]`),
].map((type, index) => ({ type, table: `value_${index}` }));

export const tablesSql = `${typesSql}
  create table parent (id int primary key);
  insert into parent values (1);
  ${typeTables.map(tableSql).join('\n')}
  grant select, insert, update on all tables in schema public to anon;`;

function tableSql({ type, table }: TypeTable): string {
  const element = type.slice(0, -2);
  const values = samples[type]?.map((value) => `${quoted(value)}${type}`) ?? [
    `array[${(samples[element] ?? []).map((value) => `${quoted(value)}${element}`).join(', ')}, null]`,
  ];
  const rows = [...values, 'null'].map((value, index) => `(${index + 1}, ${value}, 1)`);
  return `create table ${table} (id int primary key, value ${type}, parent_id int references parent);
    insert into ${table} (id, value, parent_id) values ${rows.join(', ')};`;
}

function quoted(value: string): string {
  return `E'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'::`;
}

function hasOwnList(type: string): boolean {
  return `${type}[]` in samples;
}
