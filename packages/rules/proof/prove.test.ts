import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedPostgres } from '../../../tests/servers/shared-postgres.ts';
import {
  type Compiled,
  compileExpression,
  type Expression,
  partsOf,
  readExpression,
  type Verdict,
} from '../src/expressions/index.ts';
import { compare, type Compile, sqlOf, Tally } from './compare/index.ts';
import { askDirect, knownNames } from './direct/index.ts';
import { mutants, outdated } from './mutants/index.ts';
import { type Asked, askAll, type Proof, Prover } from './prove.ts';
import { reportOf } from './report.ts';
import { createProofDatabases, type ProofDatabase } from './server/index.ts';

const server = sharedPostgres();
let databases: readonly ProofDatabase[] = [];
const direct: Asked[] = [];
const tables: Asked[] = [];

beforeAll(async () => {
  databases = await createProofDatabases(server);
  await askDirect(databases, (asked) => direct.push(asked));
  await askAll({ pairs: 5000, seed: 1, databases }, (asked) => tables.push(asked));
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.stop();
});

it('compiled constraints have the value that PostgreSQL computes', () => {
  const tally = new Tally();
  const found = tables.flatMap(({ plan, answers, database: { timeZone } }) =>
    compare(plan, answers, { timeZone, compile: compileExpression, tally }),
  );
  expect(found).toEqual([]);
  // A lower share means that a whole family of constraints is no longer compiled.
  expect(tally.decided / tally.pairs).toBeGreaterThan(0.75);
});

it('each operator, function and form has the value that PostgreSQL computes', () => {
  const tally = new Tally();
  const found = direct.flatMap(({ plan, answers, database: { timeZone } }) =>
    compare(plan, answers, { timeZone, compile: compileExpression, tally }),
  );
  expect(found).toEqual([]);
  expect(tally.decided / tally.pairs).toBeGreaterThan(0.85);
});

it('asks for every operator and function that is compiled', async () => {
  const namesIn = (expression: Expression): readonly string[] => [
    ...(expression.is === 'call' ? [expression.name] : []),
    ...(expression.is === 'operator' || expression.is === 'each' ? [expression.operator] : []),
    ...partsOf(expression).flatMap(namesIn),
  ];
  const printed = direct.flatMap(({ answers }) =>
    answers.conditions.flatMap((each) => ('printed' in each ? [each.printed] : [])),
  );
  const asked = new Set(
    printed.flatMap((text) => {
      const read = readExpression(text);
      return 'unread' in read ? [] : namesIn(read.expression);
    }),
  );
  const known = await Promise.all(databases.slice(0, 1).map(knownNames));
  expect(known[0]?.length).toBeGreaterThan(100);
  expect(known[0]?.filter((name) => !asked.has(name))).toEqual([]);
});

it('PostgreSQL accepts and refuses records as it evaluates their constraints', async () => {
  const { tally } = await proofOf();
  expect(tally.contradictions).toEqual([]);
  expect(tally.inserted).toBeGreaterThanOrEqual(tables.length);
});

describe('finds and shrinks', () => {
  it('a comparison that takes equal values for greater ones', async () => {
    const [found = ''] = await sqlsOf((text, columns) =>
      compileExpression(text.replaceAll(' > ', ' >= '), columns),
    );
    expect(found).toMatch(/^-- PostgreSQL: false; compiled: true\n/);
    expect(found).toMatch(/\ncreate temporary table example \("[^"]+" [^"]+\);\ninsert into/);
    expect(found).toMatch(/\nselect \("([^"]+)" > ("\1"|\w+)\) from example;$/);
  });

  it('a NULL that counts as FALSE', async () => {
    const [found = ''] = await sqlsOf(
      evaluated((compiled, record, context) => compiled.evaluate(record, context) ?? false),
    );
    expect(found).toMatch(/^-- PostgreSQL: null; compiled: false\n/);
    expect(found).toMatch(/\ninsert into example values \(null\);\nselect [^ ]+ from example;$/);
  });

  it('an evaluator that throws', async () => {
    const throws = evaluated(() => {
      throw new RangeError('too long');
    });
    expect((await sqlsOf(throws))[0]).toContain('; compiled: RangeError: too long\n');
  });

  it('a verdict without a value that it needs', async () => {
    const guesses = evaluated((compiled, record, context) => {
      const nulls = compiled.columns.map((column): [string, unknown] => [column, null]);
      return compiled.evaluate({ ...Object.fromEntries(nulls), ...record }, context);
    });
    expect((await sqlsOf(guesses))[0]).toMatch(/compiled without the (?:first|last) column/);
  });
});

it('ends its report with the pairs, and has the share of each family', async () => {
  const report = reportOf(await proofOf());
  expect(report).toMatch(/^comparison +\d+ +\d+ +\d+ +\d+\.\d % +\d+\.\d %$/m);
  expect(report).toMatch(/\n[\d,]+ pairs, [\d,]+ decided, \d+ disagreements$/);
});

/** Proves the compiler, or something in its place. */
function proofOf(compile?: Compile): Promise<Proof> {
  const prover = new Prover(compile);
  tables.forEach((asked) => prover.add(asked));
  return prover.proof(3);
}

async function sqlsOf(compile: Compile): Promise<readonly string[]> {
  return (await proofOf(compile)).cases.map(sqlOf);
}

/** The compiler, with something else in place of the evaluation. */
function evaluated(
  evaluate: (compiled: Compiled, ...given: Parameters<Compiled['evaluate']>) => Verdict,
): Compile {
  return (text, columns) => {
    const compiled = compileExpression(text, columns);
    return compiled.kind === 'undecided'
      ? compiled
      : { ...compiled, evaluate: (record, context) => evaluate(compiled, record, context) };
  };
}

it('has mistakes to make in the compiler as it is', () => {
  expect(outdated(mutants)).toEqual([]);
});
