import { readFile } from 'node:fs/promises';
import { type Catalog, specificationOf } from '@ninefold/specification/catalog';
import { loadDump } from '@ninefold/embedded';
import { describe, expect, it } from 'vitest';
import { workshopSchema } from '../../apps/workshop/load.ts';
import { openBoth } from './both.ts';
import { knownDifferences } from './known-differences.ts';

const fixture = (name: string) =>
  readFile(
    new URL(`../../packages/specification/testing/catalog/${name}`, import.meta.url),
    'utf8',
  );

/** A column of every type that a column can have, in any version. */
const everyTypeSql = `
  do $every$
  begin
    execute 'create table every_type (' || (
      select string_agg(format('%I %s', 'of ' || typname, format_type(oid, null)), ', ' order by typname)
      from pg_type
      where typtype in ('b', 'r', 'm') and typnamespace = 'pg_catalog'::regnamespace
        and typname !~ '^_?pg_' and not (typcategory = 'A' and typelem in (
          select oid from pg_type where typtype in ('p', 'c') or typname ~ '^pg_'))) || ')';
  end $every$;`;

const seen = new Set<string>();

const withoutKnown = (catalog: Catalog) =>
  knownDifferences.reduce((rest, { without }) => without(rest), catalog);

/** Returns the specification of a catalog, read from any version. */
const said = (catalog: Catalog) => specificationOf({ ...withoutKnown(catalog), server: 170_000 });

/** Both catalogs without known differences, and their specifications. */
function bared({ embedded, real }: { embedded: Catalog; real: Catalog }) {
  for (const { name, without } of knownDifferences) {
    if (JSON.stringify(without(embedded)) !== JSON.stringify(embedded)) seen.add(name);
  }
  return [embedded, real].map((catalog) => ({
    catalog: withoutKnown(catalog),
    specification: said(catalog),
    // The order is settled too.
    text: JSON.stringify(withoutKnown(catalog)),
  }));
}

/** Names the file with a copy of Chinook; it is not part of this project. */
const chinook = process.env['CHINOOK_SQL'];

describe('the embedded backend and a PostgreSQL server agree', () => {
  it('of the example', async () => {
    const both = await openBoth(workshopSchema());
    for (const role of ['postgres', 'anon', 'authenticated']) {
      const catalogs = await both.read(role, {
        audience: role === 'postgres' ? 'team' : 'browser',
      });
      const [mine, other] = bared(catalogs);
      expect(mine).toEqual(other);
    }
    await both.close();
  });

  it.runIf(chinook)('of Chinook (where CHINOOK_SQL names it)', async () => {
    const dump = await readFile(chinook ?? '', 'utf8');
    const sql = dump.replaceAll(/^(DROP DATABASE|CREATE DATABASE|\\c).*$/gm, '');
    const both = await openBoth(sql, (backend) => loadDump(backend, dump, { file: 'Chinook' }));
    const catalogs = await both.read('postgres');
    const [mine, other] = bared(catalogs);
    expect(mine).toEqual(other);
    expect(catalogs.real.relations).toHaveLength(11);
    await both.close();
  });

  it('of the oddities, to a team and to every role of the Data API', async () => {
    const [oddities, behaviour] = [await fixture('oddities.sql'), await fixture('behaviour.sql')];
    const both = await openBoth(`${oddities}${behaviour}${everyTypeSql}`);
    const schemas = ['public', 'elsewhere', 'vault'];
    const team = await both.read('postgres', { schemas });
    const [ofEmbedded, ofReal] = bared(team);
    expect(ofEmbedded).toEqual(ofReal);
    expect(team.real.relations.length).toBeGreaterThan(50);
    const types = team.real.relations.find(({ name }) => name === 'every_type');
    expect(types?.columns.length).toBeGreaterThan(100);
    for (const role of ['anon', 'authenticated', 'clerk', 'service_role']) {
      const [mine, other] = bared(await both.read(role, { schemas, audience: 'browser' }));
      expect(mine).toEqual(other);
    }
    for (const part of [{ overview: true }, { entities: ['person'] }]) {
      const [mine, other] = bared(
        await both.read('anon', { schemas, audience: 'browser', ...part }),
      );
      expect(mine).toEqual(other);
    }
    await both.close();
  });

  it('except for listed differences, which all still exist', () => {
    expect([...seen].sort()).toEqual(knownDifferences.map(({ name }) => name).sort());
  });
});

describe('PostgreSQL 18', () => {
  it('includes what only it has', async () => {
    const both = await openBoth(await fixture('since-18.sql'), () => Promise.resolve());
    const { real } = await both.read('postgres');
    const { entities, rules, states, errors } = specificationOf(real);
    const entity = entities.find(({ name }) => name === 'since_18');
    expect(entity?.fields.find(({ name }) => name === 'span')).toMatchObject({
      generated: 'stored',
      virtual: true,
      expression: '(high - low)',
    });
    expect(entity?.references).toMatchObject([
      { constraint: 'itself', enforced: false },
      { constraint: 'within', period: true },
    ]);
    const rule = (constraint: string) => rules.find((each) => each.constraint === constraint);
    expect(rule('ordered')).toMatchObject({ kind: 'check', enforced: false });
    expect(errors.some(({ constraint }) => constraint === 'ordered')).toBe(false);
    expect(states).toEqual([]);
    expect(
      rules.find(({ kind, fields }) => kind === 'required' && fields[0] === 'kind'),
    ).toMatchObject({ validated: false });
    await both.close();
  });
});

if (chinook === undefined) console.info('Chinook is not compared: CHINOOK_SQL names no file.');
