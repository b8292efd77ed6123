import { type FunctionArgument, type FunctionFacts, notShown } from '@ninefold/specification';
import { expect, test } from 'vitest';
import { JsonText } from '@ninefold/data/calls';
import { argumentFields, argumentProblem, argumentValues } from './argument-fields.ts';

const argument = (
  name: string,
  type: string,
  kind: FunctionArgument['kind'],
  more: Partial<FunctionArgument> = {},
): FunctionArgument => ({ name, type, kind, required: true, ...more });

const called = (...given: readonly FunctionArgument[]): FunctionFacts => ({
  name: 'odd',
  schema: 'public',
  signature: 'public.odd()',
  description: notShown,
  arguments: given,
  returns: { type: 'void', kind: 'other', set: false },
  volatility: 'volatile',
  securityDefiner: false,
  strict: false,
  hash: '',
});

const odd = called(
  argument('customer_id', 'bigint', 'integer'),
  argument('amount', 'numeric', 'decimal'),
  argument('from_date', 'date', 'date', { required: false }),
  argument('region', 'region', 'enum', { values: ['north', 'far_south'] }),
  argument('regions', 'region[]', 'array', { elementKind: 'enum', values: ['north', 'far_south'] }),
  argument('more', 'text[]', 'array', { elementKind: 'text', required: false, variadic: true }),
  argument('home', '"Postal address"', 'other'),
  argument('network', 'inet', 'other'),
  argument('content', 'jsonb', 'json'),
);
const fields = argumentFields(odd);
const field = (name: string) => {
  const found = fields.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no field ${name}.`);
  return found;
};

test('a form has a field for each argument, in its order', () => {
  expect(fields.map(({ label }) => label)).toEqual([
    'Customer ID',
    'Amount',
    'From date',
    'Region',
    'Regions',
    'More',
    'Home',
    'Network',
    'Content',
  ]);
  expect(fields.map(({ required }) => required)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(field('from_date')).toMatchObject({ hasDefault: true, nullable: true });
  expect(field('more')).toMatchObject({ hasDefault: false, nullable: false });
  expect(argumentFields(called())).toEqual([]);
});

test('values of an enum are chosen, one or a list of them', () => {
  expect(field('region').options).toEqual([
    { value: 'north', label: 'North' },
    { value: 'far_south', label: 'Far south' },
  ]);
  expect(field('regions').options).toEqual(field('region').options);
});

test('the attributes of a composite type are described, built-in types are not', () => {
  expect(field('home').description).toContain('"Postal address"');
  expect(field('network').description).toBeUndefined();
});

test('an argument without a name is the whole body', () => {
  const [content] = argumentFields(called(argument('', 'json', 'json')));
  expect(content).toMatchObject({ name: '', label: 'Content' });
});

test('typed values are checked, and sent as the value that they mean', () => {
  const problems = ([name, text]: readonly [string, string]) =>
    argumentProblem(odd, field(name), text);
  expect(problems(['customer_id', '9223372036854775808'])).toMatch(/between/);
  expect(problems(['content', '{"a":'])).toMatch(/JSON/);
  expect(problems(['home', '{"street":"x"}'])).toBeUndefined();
  expect(
    argumentValues(odd, {
      customer_id: '9007199254740993',
      amount: '12345678901234567890.10',
      from_date: null,
      regions: '{north,far_south}',
      home: '{"street":"High St"}',
      network: '10.0.0.1',
      content: '{"a":[1]}',
      elsewhere: 'x',
    }),
  ).toEqual({
    customer_id: '9007199254740993',
    amount: '12345678901234567890.10',
    from_date: null,
    regions: ['north', 'far_south'],
    home: new JsonText('{"street":"High St"}'),
    network: '10.0.0.1',
    content: new JsonText('{"a":[1]}'),
    elsewhere: 'x',
  });
});
