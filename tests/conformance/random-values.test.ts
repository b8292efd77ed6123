import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import { exactJson } from './pair/exact-json.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { randomRuns } from './pair/random-runs.ts';

/** For each type, JSON that a column of it takes. */
const arbitraries: Readonly<Record<string, fc.Arbitrary<string>>> = {
  int8: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  numeric: fc
    .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat({ max: 999_999_999 }))
    .map(([whole, fraction]) => `${whole}.${fraction}`),
  float8: fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((number) => JSON.stringify(number)),
  text: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
  'text[]': fc.array(fc.option(fc.string())).map((texts) => JSON.stringify(texts)),
  jsonb: fc.json(),
  bytea: fc.uint8Array().map((bytes) => JSON.stringify(`\\x${Buffer.from(bytes).toString('hex')}`)),
  timestamptz: fc
    .tuple(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.nat({ max: 999 }),
    )
    .map(([date, micros]) =>
      JSON.stringify(date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`)),
    ),
  int4range: fc
    .tuple(fc.integer({ max: 0 }), fc.integer({ min: 1, max: 2 ** 31 - 2 }))
    .map(([from, to]) => JSON.stringify(`[${from},${to})`)),
};
const types = Object.keys(arbitraries);

const tablesSql = `
    ${types
      .map((type, index) => `create table value_${index} (id int primary key, value ${type});`)
      .join('\n')}
    grant select, insert on all tables in schema public to anon;`;

describe.each(randomRuns)('with $name values', ({ parameters, isUnrecorded }) => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await openPair(tablesSql, { isUnrecorded });
  });

  afterAll(() => pair.close());

  test.each(types)('any %s that is written is read back, and found by its text', async (type) => {
    const table = `value_${types.indexOf(type)}`;
    let id = 0;
    await fc.assert(
      fc.asyncProperty(arbitraries[type] ?? fc.constant('null'), async (json) => {
        const written = await pair.send({
          method: 'POST',
          path: `${table}?select=id,value,text:value::text`,
          headers: { prefer: 'return=representation' },
          body: `{"id": ${++id}, "value": ${json}}`,
        });
        const made = compared(written);
        expect(made.found).toEqual(made.wanted);
        if (written.real.status !== 201) return;
        const [row] = exactJson(written.sent) as { value: unknown; text: string | null }[];
        const known = ['int8', 'text', 'text[]'].includes(type) ? exactJson(json) : row?.value;
        expect(row?.value).toEqual(known);
        const text = encodeURIComponent(row?.text ?? '');
        const found = await pair.send({ path: `${table}?select=id&id=eq.${id}&value=eq.${text}` });
        const filtered = compared(found);
        expect(filtered.found).toEqual(filtered.wanted);
        const isNull = row?.text === null;
        const rows = isNull ? found.embedded.body : [{ id: { number: String(id) } }];
        expect(found.embedded.body).toEqual(rows);
      }),
      { numRuns: 25, ...parameters },
    );
  });
});
