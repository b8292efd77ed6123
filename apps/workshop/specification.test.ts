import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataClient, loadSpecification } from '@ninefold/data/client';
import {
  catalogSql,
  installationSql,
  savedViewsSql,
  specificationOf,
  type Catalog,
} from '@ninefold/specification/catalog';
import type { Backend } from '@ninefold/embedded';
import { inLanguage, isKnown } from '@ninefold/specification';
import { namesOf, typesOf } from '@ninefold/specification/documents/typescript';
import {
  applyDeclaration,
  type AppliedDeclaration,
  declaredTexts,
} from '@ninefold/specification/declaration';
import { applyAll } from '@ninefold/specification/declaration/full';
import { workshopAccounts } from './accounts.ts';
import { workshopSchema } from './load.ts';
import { specification as declared } from './specification.ts';
import { loadedWorkshop } from './testing/loaded-workshop.ts';

const specification = inLanguage(declared);

const written = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

let backend: Backend;
let applied: AppliedDeclaration;
beforeAll(async () => {
  backend = await loadedWorkshop();
  await backend.exec(installationSql());
  const client = createDataClient({
    url: 'http://workshop.test',
    publishableKey: backend.publishableKey,
    fetch: backend.clientFetch,
  });
  const { email = '', password = '' } = workshopAccounts[0] ?? {};
  await (await client.auth()).signInWithPassword({ email, password });
  applied = applyDeclaration(specificationOf(await loadSpecification(client)), specification);
});
afterAll(() => backend.close());

test('keeps saved views in the table that the command prints', async () => {
  const file = new URL('supabase/schemas/80_saved_views.sql', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(savedViewsSql());
});

test('fits what the database has', () => {
  expect(applied.problems).toEqual([]);
});

test('has facts under each of the nine points', () => {
  const { purpose, aggregates, writesOnce, ...points } = applied.specification;
  expect([aggregates, writesOnce]).toEqual([true, true]);
  expect(Object.values(purpose).every(isKnown)).toBe(true);
  for (const [point, { length }] of Object.entries({
    ...points,
    permissions: points.permissions.roles,
  })) {
    expect([point, length > 0]).toEqual([point, true]);
  }
});

test('declares a label, a plural and a display field for every entity', () => {
  const unnamed = applied.specification.entities.filter(
    (entity) =>
      entity.label.source.from !== 'declared' ||
      entity.plural.source.from !== 'declared' ||
      !isKnown(entity.display) ||
      !isKnown(entity.description),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('is in English, German and Arabic', () => {
  const lacking = declaredTexts(declared).filter(
    ({ path, languages }) => !path.endsWith('.gender') && languages?.join() !== 'en,de,ar',
  );
  expect(lacking).toEqual([]);
});

test('leaves no label to be derived from an English name', () => {
  const { entities, states } = applied.specification;
  const labels = [
    ...entities.flatMap(({ name, fields }) =>
      fields.map((field) => ({ name: `${name}.${field.name}`, label: field.label })),
    ),
    ...states.flatMap(({ entity, field, states }) =>
      states.map(({ value, label }) => ({ name: `${entity}.${field}: ${value}`, label })),
    ),
  ];
  const derived = labels.filter(({ label }) => label.source.from === 'derived');
  expect(derived.map(({ name }) => name)).toEqual([]);
});

test('declares exactly the transitions that the database enforces', async () => {
  const { rows } = await backend.query<{ move: string; roles: string[] }>(`
    select entity || ': ' || from_state || ' to ' || to_state as move,
      array(select unnest(roles) order by 1) as roles
    from state_moves() order by 1`);
  const declared = applied.specification.states
    .filter(({ entity, field }) => entity !== 'visit' && field === 'status')
    .flatMap(({ entity, transitions }) =>
      (transitions.value ?? []).map(({ from, to, roles }) => ({
        move: `${entity}: ${from} to ${to}`,
        roles: [...(roles.value ?? [])].sort(),
      })),
    );
  expect(declared.sort((a, b) => (a.move < b.move ? -1 : 1))).toEqual(rows);
});

test('describes the roles that people have, and only those', () => {
  expect(Object.keys(specification.roles ?? {})).toEqual(workshopAccounts.map(({ role }) => role));
});

test('has a message for every custom error of the database', () => {
  const raised = [...workshopSchema().matchAll(/errcode = '(HW\d{3})'/g)].map(([, code]) => code);
  expect(new Set(raised).size).toBeGreaterThan(5);
  expect(raised.filter((code) => specification.messages?.[code ?? ''] === undefined)).toEqual([]);
});

test('names only existing constraints', async () => {
  const { rows } = await backend.query<{ name: string }>(`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union select indexrelid::regclass::text from pg_index`);
  const names = new Set(rows.map(({ name }) => name));
  const unknown = Object.keys(specification.messages ?? {}).filter(
    (key) => !key.startsWith('HW') && !names.has(key),
  );
  expect(unknown).toEqual([]);
});

test('is checked in the editor with current names of the database', async () => {
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  const team = specificationOf(rows[0]?.catalog as Catalog);
  expect(await written('discovered.ts')).toBe(namesOf(team));
  expect(await written('database.types.ts')).toBe(typesOf(team));
  expect(applyAll(team, specification).problems).toEqual([]);
});
