import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import { exactJson } from './pair/exact-json.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { samples, withoutInput } from './values/samples.ts';
import { tablesSql, typeTables } from './values/tables.ts';

let pair: Pair;

beforeAll(async () => {
  pair = await openPair(tablesSql);
});

afterAll(() => pair.close());

test('every type of Postgres that a column can have is sampled', async () => {
  const { embedded, real } = await pair.query(`
    select typname::text as name from pg_type
    where typtype in ('b', 'r', 'm') and typnamespace = 'pg_catalog'::regnamespace
      and typsubscript <> 'array_subscript_handler'::regproc
    order by 1`);
  const known = new Set([
    ...Object.keys(samples).map((type) => type.replace(/\(.*/, '').replaceAll('"', '')),
    ...withoutInput,
  ]);
  const missing = [...embedded, ...real]
    .map(({ name }) => name)
    .filter((name) => !known.has(String(name)));
  expect(missing.filter((name) => name !== 'bit')).toEqual([]);
});

const prefer = 'return=representation';

test.each(typeTables)('$type is read, filtered and written alike', async ({ type, table }) => {
  const top = await pair.send({ path: `${table}?select=id,value&order=id` });
  expect(top.real.status).toBe(200);
  const embedded = await pair.send({ path: `parent?select=rows:${table}(id,value)&rows.order=id` });
  const cast = await pair.send({ path: `${table}?select=id,value::text&order=id` });
  for (const exchange of [top, embedded, cast]) {
    const { found, wanted } = compared(exchange);
    expect(found).toEqual(wanted);
  }
  // What is embedded has passed through jsonb, which spells floats otherwise (1e+300, -0).
  const value = /^float[48]/.test(type) ? asFloats : (body: unknown) => body;
  expect(value(embedded.embedded.body)).toEqual(value([{ rows: top.embedded.body }]));

  const { real: rows } = await pair.query(
    `select id, to_json(value)::text as json, value::text as text from ${table} where value is not null`,
  );
  for (const { id, json, text } of rows) {
    const bare = encodeURIComponent(String(text));
    const quoted = encodeURIComponent(`("${String(text).replaceAll(/["\\]/g, '\\$&')}")`);
    const exchanges = [
      await pair.send({ path: `${table}?select=id&value=eq.${bare}&order=id` }),
      await pair.send({ path: `${table}?select=id&value=in.${quoted}&order=id` }),
      await pair.send({
        method: 'POST',
        path: table,
        headers: { prefer },
        body: `[{"id": ${Number(id) + 100}, "value": ${String(json)}}, {"id": ${Number(id) + 200}, "value": ${JSON.stringify(text)}}]`,
      }),
      await pair.send({
        method: 'PATCH',
        path: `${table}?id=eq.${Number(id)}`,
        headers: { prefer },
        body: `{"value": ${String(json)}}`,
      }),
    ];
    for (const exchange of exchanges) {
      const { found, wanted } = compared(exchange);
      expect(found).toEqual(wanted);
    }
    const changed = exchanges.at(-1);
    const rows = [{ value: exactJson(String(json)) }];
    expect(changed?.embedded.body).toMatchObject(changed?.real.status === 200 ? rows : {});
  }
});

/** A body with its numbers as JavaScript reads them. */
function asFloats(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'number' in value
      ? Number(value.number) + 0
      : value,
  );
}
