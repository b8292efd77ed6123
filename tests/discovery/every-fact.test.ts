import { readFile } from 'node:fs/promises';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { type Backend, createBackend, loadDump } from '@ninefold/embedded';
import { blankSpecification, inLanguage, type Specification } from '@ninefold/specification';
import { applyAll } from '@ninefold/specification/declaration/full';
import { describe, expect, it } from 'vitest';
import { workshopSchema } from '../../apps/workshop/load.ts';
import { specification as declared } from '../../apps/workshop/specification.ts';
import { everyFact, objectsSql, type Sourced, unsourced } from './every-fact.ts';

const declaration = inLanguage(declared);

interface Discovered {
  readonly specification: Specification;
  /** Every object of the database, as a source calls it. */
  readonly objects: ReadonlySet<string>;
}

const fixture = (name: string) =>
  readFile(
    new URL(`../../packages/specification/testing/catalog/${name}`, import.meta.url),
    'utf8',
  );

async function discovered(fill: (backend: Backend) => Promise<unknown>): Promise<Discovered> {
  const backend = await createBackend();
  try {
    await fill(backend);
    const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql());
    // Types are printed as the catalog query prints them.
    await backend.query(`select set_config('search_path', 'pg_catalog', false)`);
    const objects = await backend.query<{ object: string }>(objectsSql);
    return {
      specification: specificationOf(rows[0]?.catalog as Catalog),
      objects: new Set(objects.rows.map(({ object }) => object)),
    };
  } finally {
    await backend.close();
  }
}

/** Names the file with a copy of Chinook; it is not part of this project. */
const chinook = process.env['CHINOOK_SQL'];

const databases: readonly (readonly [string, (backend: Backend) => Promise<unknown>])[] = [
  ['the example', (backend) => backend.exec(workshopSchema())],
  [
    'the oddities',
    async (backend) => {
      for (const name of ['oddities.sql', 'behaviour.sql']) await backend.exec(await fixture(name));
    },
  ],
  ...(chinook === undefined
    ? []
    : [
        [
          'Chinook',
          async (backend: Backend) =>
            loadDump(backend, await readFile(chinook, 'utf8'), { file: chinook }),
        ] as const,
      ]),
];

/** The object that a source names, without details: a comment on it, a value of it. */
function objectOf(source: Sourced['source']): string | undefined {
  const named =
    source.from === 'database' ? source.object : source.from === 'derived' ? source.of : undefined;
  return named?.replace(/^comment on /, '').replace(/^value '.*' of (?=column )/s, '');
}

/** Settings and buckets are looked up elsewhere: they are rows, not objects. */
const isObject = (name: string) => !/^(setting|storage bucket) /.test(name);

describe.each(databases)('of %s', (_, fill) => {
  it('every fact has an existing source, and none is declared without a declaration', async () => {
    const { specification, objects } = await discovered(fill);
    const facts = everyFact(applyAll(specification, {}).specification);
    expect(facts.length).toBeGreaterThan(100);
    expect(unsourced(specification)).toEqual([]);
    const kinds = Map.groupBy(facts, ({ source }) => source.from);
    expect(kinds.get('declared') ?? []).toEqual([]);
    expect((kinds.get('none') ?? []).filter(({ known }) => known)).toEqual([]);
    const invented = facts.filter(({ source }) => {
      const object = objectOf(source);
      return object !== undefined && isObject(object) && !objects.has(object);
    });
    expect(invented.map(({ at, source }) => [at, source])).toEqual([]);
    // Facts that are true of every project are only stated for its roles, with their documentation.
    const ofPlatform = (kinds.get('platform') ?? []).filter(
      ({ at }) => !/^permissions\.roles\.\d+(\.label)?$/.test(at),
    );
    expect(ofPlatform).toEqual([]);
  });
});

describe('of a declaration', () => {
  it('every fact names the place where it is written', async () => {
    const { specification } = await discovered((backend) => backend.exec(workshopSchema()));
    const applied = applyAll(specification, declaration).specification;
    const places = everyFact(applied).flatMap(({ source }) =>
      source.from === 'declared' ? source.at : [],
    );
    expect(places.length).toBeGreaterThan(200);
    expect(places.filter((place) => valueAt(declaration, place) === undefined)).toEqual([]);
  });

  it('a blank product has no facts', () => {
    const { specification } = applyAll(blankSpecification, {});
    expect(specification).toEqual(blankSpecification);
    expect(everyFact(specification).filter(({ known }) => known)).toEqual([]);
  });
});

/** The value at `states["work_order.status"].transitions[0].label`. */
function valueAt(value: unknown, place: string): unknown {
  const keys = [...place.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, bare]) =>
      quoted === undefined ? (index ?? bare ?? '') : (JSON.parse(`"${quoted}"`) as string),
  );
  return keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    value,
  );
}
