/** Every fact that a screen can be asked about is answered: of the example, and of databases alone. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { lendBackend } from '../../packages/embedded/testing/index.ts';
import { inLanguage, type Specification } from '@ninefold/specification';
import { applyAll } from '@ninefold/specification/declaration/full';
import { nameOfSource } from '@ninefold/specification/explain';
import { everyQuestion } from '../../packages/specification/testing/explain/every-question.ts';
import {
  answer,
  type AnswerContext,
  askableFacts,
} from '../../packages/specification/testing/explain/askable-facts.ts';
import { specification as declared } from '../../apps/workshop/specification.ts';
import { loadedWorkshop } from '../../apps/workshop/testing/loaded-workshop.ts';
import { whyExplanation } from '../../packages/inspector/src/why/why-explanation.ts';

const declaration = inLanguage(declared);

type Context = Omit<AnswerContext, 'roles'>;

async function exampleOf(declared: AnswerContext['declaration']): Promise<Context> {
  const backend = await loadedWorkshop();
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  await backend.close();
  const team = specificationOf(rows[0]?.catalog as Catalog);
  return {
    specification: applyAll(team, declared).specification,
    declaration: declared,
  };
}

/** Names the file with a copy of Chinook; it is not part of this project. */
const chinook = process.env['CHINOOK_SQL'];

async function chinookAlone(): Promise<Context> {
  const backend = await lendBackend();
  const dump = await readFile(chinook ?? '', 'utf8');
  await backend.exec(dump.replaceAll(/^(DROP DATABASE|CREATE DATABASE|\\c).*$/gm, ''));
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  await backend.close();
  return { specification: specificationOf(rows[0]?.catalog as Catalog), declaration: {} };
}

const databases = [
  ['the example', () => exampleOf(declaration)],
  ['the example’s database alone', () => exampleOf({})],
  ...(chinook === undefined ? [] : [['Chinook', chinookAlone] as const]),
] as const;

describe.each(databases)('%s', (_name, read) => {
  let context: AnswerContext;
  beforeAll(async () => {
    context = { ...(await read()), roles: ['technician', 'authenticated'] };
  });

  test('has an answer to every question that a screen can ask', () => {
    const silent = everyQuestion(context.specification).filter(
      (why) => (answer(context, why)?.findings ?? []).length === 0,
    );
    expect(silent).toEqual([]);
  });

  test('names the source of every fact that can be asked about', () => {
    const facts = askableFacts(context);
    const untold = facts.filter(({ source, why }) => {
      const findings = answer(context, why)?.findings ?? [];
      return !findings.some(({ technical }) =>
        nameOfSource(source).every((name) => technical.includes(name)),
      );
    });
    expect(facts.length).toBeGreaterThan(100);
    expect(untold).toEqual([]);
  });

  test('invents no source', () => {
    const sources = new Set(sourcesIn(context.specification));
    const invented = everyQuestion(context.specification).flatMap((why) =>
      (answer(context, why)?.findings ?? [])
        .map(({ source }) => source)
        // The meaning of a code comes from its author, not from the product.
        .filter(({ from }) => from !== 'none' && from !== 'platform')
        .filter((source) => !sources.has(JSON.stringify(source)))
        .map((source) => [why, source]),
    );
    expect(invented).toEqual([]);
  });

  test('shows SQL only to developers, and links to the specification', () => {
    const shown = everyQuestion(context.specification).flatMap((why) => {
      const found = answer(context, why);
      return found === undefined ? [] : whyExplanation(found).findings;
    });
    const withSql = shown.filter(({ statement }) =>
      /::|\b(CHECK|NOT NULL|USING) ?\(/.test(statement),
    );
    expect(withSql).toEqual([]);
    const elsewhere = shown.filter(({ place }) => !/^\/specification\/[a-z]+/.test(place.href));
    expect(elsewhere).toEqual([]);
  });
});

/** Every source anywhere in a specification. */
function sourcesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { source } = value as { readonly source?: unknown };
  const own = source === undefined ? [] : [JSON.stringify(source)];
  return [...own, ...Object.values(value as Partial<Specification>).flatMap(sourcesIn)];
}
