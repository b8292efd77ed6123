import { compileExpression } from '../../src/expressions/index.ts';
import type { ProofDatabase } from '../server/index.ts';
import type { DirectForms } from './direct-table.ts';
import { edges } from './edges.ts';

/** An operator or a function that PostgreSQL knows, with the types of its operands as `format_type` prints them. */
interface Signature {
  readonly name: string;
  readonly isOperator: boolean;
  readonly types: readonly string[];
  readonly result: string;
}

const signaturesSql = `
select oprname as name, true as "isOperator", format_type(oprresult, null) as result,
  array_remove(array[case when oprleft <> 0 then format_type(oprleft, null) end, format_type(oprright, null)], null)
    as types
from pg_operator
union all
select proname, false, format_type(prorettype, null),
  array(select format_type(type, null) from unnest(proargtypes) with ordinality as args(type, place) order by place)
from pg_proc
where prokind = 'f' and not proretset and pronargs between 1 and 4
order by 1, 2, 4`;

/** Types of columns that a signature's type stands for, where it isn't one itself. */
const standsFor: Readonly<Record<string, string>> = {
  character: 'character(5)',
  anyenum: 'status',
};

/** What the types that hold others may be, all at once. */
const polymorphic = [
  ...['integer', 'text', 'numeric', 'status'].map((element) => ({
    anyelement: element,
    anycompatible: element,
    anyarray: `${element}[]`,
    anycompatiblearray: `${element}[]`,
  })),
  ...Object.entries({
    int4range: 'integer',
    int8range: 'bigint',
    numrange: 'numeric',
    daterange: 'date',
    tsrange: 'timestamp without time zone',
    tstzrange: 'timestamp with time zone',
  }).map(([anyrange, anyelement]) => ({ anyrange, anyelement })),
] as readonly Readonly<Record<string, string>>[];

/**
 * Returns every operator and function of PostgreSQL that the compiler knows, applied to columns, and every cast between
 * their types.
 */
export async function catalogForms(database: ProofDatabase): Promise<readonly DirectForms[]> {
  const signatures = (await database.query(signaturesSql)) as unknown as readonly Signature[];
  const byTypes = new Map<
    string,
    { types: readonly string[]; conditions: Set<string>; results: Set<string> }
  >();
  const add = (types: readonly string[], form: string, result: string) => {
    if (!isCompiled(form, types)) return;
    const key = types.join();
    const forms = byTypes.get(key) ?? { types, conditions: new Set(), results: new Set() };
    byTypes.set(key, forms);
    forms[result === 'boolean' ? 'conditions' : 'results'].add(form);
  };
  for (const signature of signatures)
    for (const types of columnsFor(signature)) add(types, formOf(signature), signature.result);
  for (const from of Object.keys(edges))
    for (const to of Object.keys(edges).filter((type) => !type.includes(' collate ')))
      add([from], `($a)::${to}`, to);
  return [...byTypes.values()].map(({ types, conditions, results }) => ({
    types,
    ...(types[0] === 'text' && { values: countsOf(types) }),
    conditions: [...conditions],
    results: [...results],
  }));
}

/** Returns the functions and operators that the compiler knows, of columns or with arguments that are written. */
export async function knownNames(database: ProofDatabase): Promise<readonly string[]> {
  const signatures = (await database.query(signaturesSql)) as unknown as readonly Signature[];
  const isKnown = (signature: Signature) =>
    columnsFor(signature).some((types) =>
      ['$b', "'a'", "'UTC'"].some((second) =>
        ['$a', "'year'", "'UTC'"].some((first) =>
          isCompiled(formOf(signature).replace('$a', first).replace('$b', second), types),
        ),
      ),
    );
  return [...new Set(signatures.filter(isKnown).map(({ name }) => name))];
}

/** Places and amounts of characters, few enough for `repeat`. */
function countsOf(types: readonly string[]) {
  const counts = ['0', '1', '-1', '2', '3', '-7', '10'];
  const places = types.flatMap((type, place) => (type === 'integer' ? ['abcd'.charAt(place)] : []));
  return Object.fromEntries(places.map((name) => [name, counts]));
}

function columnsFor({ types, result }: Signature): readonly (readonly string[])[] {
  const meanings = [...types, result].some((type) => /^any(?!enum)/.test(type))
    ? polymorphic
    : [{}];
  return meanings
    .map((meaning) => types.map((type) => meaning[type] ?? standsFor[type] ?? type))
    .filter((columns) => columns.every((type) => Object.hasOwn(edges, type)));
}

function formOf({ name, isOperator, types }: Signature): string {
  const [first, second] = types.map((_, place) => `$${'abcd'.charAt(place)}`);
  if (isOperator)
    return second === undefined ? `(${name} ${first})` : `(${first} ${name} ${second})`;
  return `"${name}"(${types.map((_, place) => `$${'abcd'.charAt(place)}`).join(', ')})`;
}

function isCompiled(form: string, types: readonly string[]): boolean {
  const columns = types.map((type, place) => {
    const labels = type.startsWith('status') ? { values: edges['status'] } : {};
    return ['abcd'.charAt(place), { type: type.replace(/ collate .*/, ''), ...labels }] as const;
  });
  const text = `((${form})::text IS NULL)`.replaceAll('$', '');
  return compileExpression(text, new Map(columns)).kind === 'compiled';
}
