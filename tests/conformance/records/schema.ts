/** A column of each kind of value, each with a text that it holds. */
export const kindColumns: Readonly<Record<string, readonly [type: string, text: string]>> = {
  a_text: ['text', 'O\'Neil, "Bob" (50% _*) \\'],
  an_integer: ['int4', '-7'],
  a_bigint: ['int8', '9007199254740993'],
  a_decimal: ['numeric', '12345678901234567890.0123456789'],
  a_float: ['float8', '0.1'],
  a_boolean: ['boolean', 'true'],
  a_date: ['date', '2026-11-21'],
  a_time: ['time', '12:34:56.789'],
  a_timestamp: ['timestamp', '2026-11-21T12:34:56.789012'],
  an_instant: ['timestamptz', '2026-11-21T12:34:56.789012+00:00'],
  an_interval: ['interval', '1 mon 2 days 03:04:05'],
  an_enum: ['kind', 'not, "plain"'],
  a_uuid: ['uuid', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  a_json: ['jsonb', '{"a": [1, null]}'],
  a_binary: ['bytea', '\\x00ff5c22'],
  an_array: ['text[]', '{a,"b c",NULL,"q\\"u"}'],
  an_enum_array: ['kind[]', '{plain,"not, \\"plain\\""}'],
  a_range: ['int4range', '[1,5)'],
  another: ['inet', '10.0.0.1'],
  '"Needs, quotes"': ['text', 'x'],
};

export const kindsSql = `
  create type kind as enum ('plain', 'not, "plain"');
  create table every_kind (
    id bigint primary key,
    ${Object.entries(kindColumns)
      .map(([name, [type]]) => `${name} ${type}`)
      .join(', ')}
  );
  insert into every_kind values (9007199254740993, ${Object.values(kindColumns)
    .map(([, text]) => `'${text.replaceAll("'", "''")}'`)
    .join(', ')}), (2${', null'.repeat(Object.keys(kindColumns).length)});
  grant select, insert, update, delete on every_kind to anon, authenticated;
  grant usage on schema public to anon;`;
