/** Marks of PostgREST's grammar, of SQL and of addresses, and what only looks like a plain name. */
const marks = Array.from(' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\u00a0é日😀').concat(
  'and',
  '->',
  '::',
  '""',
);

/** Words with a meaning in the places of column names. */
const words = 'select order limit offset and or not columns on_conflict apikey search is.null null';

/** Every mark alone, within and around a name; and the words. */
export const oddNames: readonly string[] = [
  ...new Set([
    ...marks.flatMap((mark) => [mark, `a${mark}b`, `${mark}a${mark}`]),
    ...words.split(' '),
    'Upper Case',
    '7 days',
    'or(a.eq.1,b)',
    'not.and',
    'a.b.order',
    'name eq.x',
  ]),
  // PostgREST takes a column of this name for all of them, in quotes too.
].filter((name) => name !== '*');

export const oddTable = 'Odd, ("table").x';
export const otherTable = 'other.table: "(of), it"';
export const joinTable = 'join & "table", (them)';

/** A name as SQL writes it. */
const sql = (name: string) => `"${name.replaceAll('"', '""')}"`;
const key = ['Key, "1"', 'key.(2)'].map(sql);

/** Tables whose every name needs care: columns, keys of two columns, constraints and references. */
export const namesSql = `
  create schema apart;
  create table ${sql(otherTable)} (
    ${key[0]} text, ${key[1]} int8, ${sql('Label, (it)')} text not null,
    above_1 text, above_2 int8,
    constraint ${sql('key of, "it"')} primary key (${key.join(', ')}),
    constraint ${sql('above.it, (self)')} foreign key (above_1, above_2)
      references ${sql(otherTable)}
  );
  create table ${sql(oddTable)} (
    id int primary key,
    ${oddNames.map((name) => `${sql(name)} text`).join(', ')},
    ${sql('ref, 1')} text, ${sql('ref.(2)')} int8,
    constraint ${sql('to.other, "(it)"')} foreign key (${sql('ref, 1')}, ${sql('ref.(2)')})
      references ${sql(otherTable)}
  );
  create table ${sql(joinTable)} (
    ${sql('odd "id"')} int constraint ${sql('to, odd')} references ${sql(oddTable)},
    ${sql('to.1')} text, ${sql('to,2')} int8,
    constraint ${sql('(to).other')} foreign key (${sql('to.1')}, ${sql('to,2')})
      references ${sql(otherTable)},
    primary key (${sql('odd "id"')}, ${sql('to.1')}, ${sql('to,2')})
  );
  create table apart.far (
    id int primary key,
    ${sql('ref, 1')} text, ${sql('ref.(2)')} int8,
    constraint ${sql('far, away')} foreign key (${sql('ref, 1')}, ${sql('ref.(2)')})
      references ${sql(otherTable)}
  );
  insert into ${sql(otherTable)} values
    ('k, "1"', 9007199254740993, 'First, (it)', null, null),
    ('k, "1"', 2, 'Second', 'k, "1"', 9007199254740993),
    ('(k).2\\', 2, 'Third', 'k, "1"', 2);
  insert into ${sql(oddTable)} values
    (1${oddNames.map((_, index) => `, 'Text ${index}, "(it)"'`).join('')}, 'k, "1"', 9007199254740993),
    (2${oddNames.map((_, index) => `, 'null.${index}'`).join('')}, '(k).2\\', 2),
    (3${', null'.repeat(oddNames.length + 2)});
  insert into ${sql(joinTable)} values (1, 'k, "1"', 2), (1, '(k).2\\', 2), (2, 'k, "1"', 2);
  insert into apart.far values (1, 'k, "1"', 2), (2, '(k).2\\', 2), (3, null, 2);
  grant usage on schema public, apart to anon;
  grant select, insert, update, delete on all tables in schema public, apart to anon;`;
