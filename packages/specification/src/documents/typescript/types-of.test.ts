import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../testing/typescript/compile.ts';
import { oddities } from '../../../testing/typescript/oddities.ts';
import { blankSpecification, type Specification } from '../../model/index.ts';
import { readTypeName } from './value-type.ts';
import { typesOf } from './types-of.ts';

/** Compiled with the types: a wrong type is an error, and so is an error that does not come. */
const usage = `import { createClient } from '@supabase/supabase-js';
import { Constants, type CompositeTypes, type Database, type Enums, type Json, type Tables, type TablesInsert, type TablesUpdate } from './database.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const is = <T extends true>(value: T): T => value;

const thing: TablesInsert<'thing'> = { total: '1.10', big: '9007199254740993', during: '[,)', mail: 'a@b.c' };
is<Equal<Tables<'thing'>['big'], number>>(true);
is<Equal<Tables<'thing'>['doubled'], number | null>>(true);
is<Equal<Tables<'thing'>['mood'], 'fine' | "it's odd">>(true);
is<Equal<Tables<'thing'>['moods'], Enums<'mood'>[] | null>>(true);
is<Equal<Tables<'thing'>['mood_again'], Enums<'mood'> | null>>(true);
is<Equal<Tables<'thing'>['address'], CompositeTypes<'Postal address'> | null>>(true);
is<Equal<Tables<'thing'>['addresses'], CompositeTypes<'Postal address'>[] | null>>(true);
is<Equal<CompositeTypes<'Postal address'>, { street: string | null; mood: Enums<'mood'> | null }>>(true);
is<Equal<Tables<'thing'>['during'], string>>(true);
is<Equal<Tables<'thing'>['mail'], string>>(true);
is<Equal<Tables<'thing'>['network'], string | null>>(true);
is<Equal<Tables<'thing'>['facts'], Json | null>>(true);
is<Equal<Tables<'thing'>['place'], unknown>>(true);
is<Equal<Tables<'thing'>['line_kind'], Enums<'Line kind', 'billing'> | null>>(true);
is<Equal<Tables<'thing'>['odd "name" */ \`x\`'], string | null>>(true);
is<Equal<Tables<'open_thing'>['mood'], Enums<'mood'>>>(true);
is<Equal<Tables<'counted_thing'>['id'], number | null>>(true);
is<Equal<(typeof Constants.public.Enums.mood)[number], Enums<'mood'>>>(true);

// @ts-expect-error a generated column takes no value
const generated: TablesInsert<'thing'> = { ...thing, doubled: 1 };
// @ts-expect-error nor does one that is always an identity
const identity: TablesInsert<'thing'> = { ...thing, id: 1 };
// @ts-expect-error nor one that no role may give, though it is never empty
const trigger: TablesInsert<'thing'> = { ...thing, given_by_trigger: 'x' };
// @ts-expect-error what has neither a default nor may be empty must be given
const missing: TablesInsert<'thing'> = { total: 1, big: 1, during: '' };
// @ts-expect-error a state that is not in the enum
const state: TablesUpdate<'thing'> = { mood: 'gone' };
// @ts-expect-error a view that counts takes no rows
const counted: TablesInsert<'counted_thing'> = { id: 1 };

export async function use() {
  const client = createClient<Database>('http://localhost', 'key');
  const { data } = await client.from('part').select('id, thing(total, mood)').single();
  if (data) is<Equal<typeof data, { id: number; thing: { total: number; mood: Enums<'mood'> } }>>(true);
  const exact = await client.from('thing').select('big::text').single();
  if (exact.data) is<Equal<typeof exact.data, { big: string }>>(true);
  // @ts-expect-error a table that is not there
  client.from('thin');
  const found = await client.rpc('find', { term: 'x' }).select('id');
  if (found.data) is<Equal<typeof found.data, { id: number }[]>>(true);
  // @ts-expect-error without what must be given
  await client.rpc('find', { most: 1 });
  const totals = await client.rpc('totals');
  if (totals.data) is<Equal<typeof totals.data, { mood: Enums<'mood'> | null; sum: number | null }[]>>(true);
  const number = await client.rpc('twice', { b: 1 });
  if (number.data) is<Equal<typeof number.data, number>>(true);
  await client.rpc('nothing');
}
export { counted, generated, identity, missing, state, trigger };
`;

describe('typesOf', () => {
  it('type-checks with supabase-js', async () => {
    expect(await compile({ 'database.ts': typesOf(oddities), 'usage.ts': usage })).toEqual([]);
  });

  it('of nothing is a Database of nothing', async () => {
    const client = `import { createClient } from '@supabase/supabase-js';
      import type { Database } from './database.ts';
      export const client = createClient<Database>('http://localhost', 'key');`;
    const files = { 'database.ts': typesOf(blankSpecification), 'client.ts': client };
    expect(await compile(files)).toEqual([]);
  });

  it('compiles with any names', async () => {
    const names = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), 30);
    const hostile = ['*/', '"', '\\', '`${x}`', '\u2028', 'constructor', '__proto__', 'a;b', "'"];
    const all = [...new Set([...names, ...hostile])];
    expect(await compile({ 'database.ts': typesOf(called(all)) })).toEqual([]);
  });

  it.each([
    ['work_order_status', 'public', 'work_order_status'],
    ['billing."Line kind"[]', 'billing', 'Line kind'],
    ['"odd "" name(1)"', 'public', 'odd " name(1)'],
    ['"a.b".c', 'a.b', 'c'],
    ['character varying(80)', 'public', 'character varying'],
  ])('reads the printed type %s', (printed, schema, name) => {
    expect(readTypeName(printed)).toEqual({ schema, name });
  });
});

/** The table of oddities under every name, with fields, comments and values of that name. */
function called(names: readonly string[]): Specification {
  const [thing] = oddities.entities;
  const [field] = thing?.fields ?? [];
  if (thing === undefined || field === undefined) throw new Error('The fixture is empty.');
  const source = { from: 'database', object: 'x' } as const;
  return {
    ...oddities,
    entities: names.map((name, index) => ({
      ...thing,
      name,
      schema: index % 2 === 0 ? 'public' : (names[index % 5] ?? ''),
      fields: names.map((each) => ({
        ...field,
        name: each,
        type: `"${name.replaceAll('"', '""')}"`,
        kind: 'enum',
        values: names,
        description: { value: each, source },
      })),
    })),
  };
}
