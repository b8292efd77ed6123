import { expect, it } from 'vitest';
import { valueKinds } from '@ninefold/values';
import { fieldOf, findEntity } from '../../model/index.ts';
import { readCatalog } from '../../../testing/catalog/read-catalog.ts';
import { specificationOf } from '../index.ts';
import { lendPostgres } from '../../../../embedded/testing/index.ts';

it('every type that a column can have has a kind', async () => {
  const database = await lendPostgres();
  const { rows } = await database.query<{ name: string; type: string }>(`
    select 'c' || oid as name, format_type(oid, null) as type
    from pg_type
    where typtype in ('b', 'r', 'm') and typnamespace = 'pg_catalog'::regnamespace
      and typname !~ '^_?pg_' and not (typcategory = 'A' and typelem in
        (select oid from pg_type where typtype in ('p', 'c') or typname ~ '^pg_'))`);
  await database.exec(
    `create table every_type (${rows.map(({ name, type }) => `${name} ${type}`).join(', ')})`,
  );
  const specification = specificationOf(await readCatalog(database, 'postgres'));
  const entity = findEntity(specification, 'every_type');
  const kinds = new Map(
    rows.map(({ name, type }) => [type, entity && fieldOf(entity, name)?.kind]),
  );
  await database.close();
  expect(kinds.size).toBeGreaterThan(100);
  expect([...kinds].filter(([, kind]) => kind === undefined || !valueKinds.includes(kind))).toEqual(
    [],
  );
  const arrays = [...kinds].filter(([type]) => type.endsWith('[]'));
  expect(new Set(arrays.map(([, kind]) => kind))).toEqual(new Set(['array']));
  const others = [...kinds].flatMap(([type, kind]) => (kind === 'other' ? type : []));
  expect(others).toEqual(expect.arrayContaining(['inet', 'money', 'point', 'tsvector', 'xml']));
  const money = rows.find(({ type }) => type === 'money')?.name ?? '';
  expect(entity && fieldOf(entity, money)?.moneyForm).toBe('-$1,234,567.00');
  expect(others).not.toEqual(expect.arrayContaining(['text']));
});
