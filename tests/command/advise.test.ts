import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '@ninefold/embedded';
import type { Advice, WantedIndex } from '@ninefold/specification/advice';
import { ninefold } from './run-command.ts';

/**
 * A store of music, with so many tracks that reading all of them for a search would be slow. Its keys
 * come after its rows, as in a dump: they are then checked once, and not for each row.
 */
const store = `
  create table public.artist (id bigint, name text not null);
  create table public.album (
    id bigint,
    artist_id bigint not null,
    owner_id uuid,
    title text not null
  );
  create table public.track (
    id bigint,
    album_id bigint not null,
    name text not null,
    composer varchar(80),
    is_single boolean not null,
    "Seconds" integer,
    released_on date
  );
  alter table public.album enable row level security;
  create policy "Owners see their albums" on public.album for select to authenticated
    using (owner_id = (select auth.uid()));
  alter table public.track enable row level security;
  create policy "Everybody hears everything" on public.track for select to authenticated using (true);
  grant select on all tables in schema public to authenticated;
  insert into public.artist select i, 'Artist ' || i from generate_series(1, 100) i;
  insert into public.album
    select i, i % 100 + 1, gen_random_uuid(), 'Album ' || i from generate_series(1, 10000) i;
  insert into public.track
    select i, i % 10000 + 1, left(md5(i::text), 8), left(md5((i + 1)::text), 8),
      i % 10 = 0, i % 600,
      case when i % 3 > 0 then date '2026-01-01' + i % 300 end
    from generate_series(1, 100001) i;
  alter table public.artist add primary key (id);
  alter table public.album add primary key (id), add foreign key (artist_id) references public.artist;
  alter table public.track add primary key (id), add foreign key (album_id) references public.album;`;

const declaration = {
  screens: {
    lists: {
      track: {
        order: [
          { field: 'released_on', direction: 'descending' },
          { field: 'Seconds', direction: 'ascending' },
        ],
        filters: { is_single: 'is.true' },
      },
    },
  },
};

/** The schemas that Supabase's roles look for names in. */
const searchPath = 'set search_path = "$user", public, extensions;';

let folder: string;
let backend: Backend;
let sql: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-advise-'));
  const module = `export const specification = ${JSON.stringify(declaration)};`;
  await writeFile(join(folder, 'declared.ts'), module);
  sql = (await advise(store)).stdout;
  backend = await createBackend();
  await backend.exec(`${store}\n${searchPath}\n${sql}\nanalyze;`);
});

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

async function advise(dump: string, ...options: readonly string[]) {
  await writeFile(join(folder, 'store.sql'), dump);
  const dumpOptions = ['--load', 'store.sql', '--declaration', 'declared.ts'];
  return ninefold(['advise', ...dumpOptions, ...options], { folder });
}

/** Returns the plan of a query that somebody who is signed in sends. */
async function planOf(query: string): Promise<string> {
  await backend.exec('set role authenticated');
  const { rows } = await backend.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
  await backend.exec('reset role');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('advise', () => {
  it('prints statements for the indexes that relations, lists, policies and searches lack', () => {
    const lines = sql.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
    expect(lines).toEqual([
      'create extension if not exists pg_trgm with schema extensions;',
      'create index on "public"."album" ("artist_id");',
      'create index on "public"."album" ("owner_id");',
      'create index on "public"."track" ("is_single", "released_on" desc nulls last, "Seconds", "id");',
      'create index on "public"."track" ("album_id");',
      'create index on "public"."track" using gin ("name" gin_trgm_ops, "composer" gin_trgm_ops);',
    ]);
  });

  it('prints none of them if they exist', async () => {
    const { stdout, exitCode } = await advise(`${store}\n${searchPath}\n${sql}`);
    expect(stdout).toContain('-- No missing indexes were found');
    expect(stdout).not.toContain('\ncreate ');
    expect(exitCode).toBe(0);
  });

  it('prints the same as data, or to a file', async () => {
    const { stdout } = await advise(store, '--json');
    const { advice, indexes } = JSON.parse(stdout) as { advice: Advice[]; indexes: WantedIndex[] };
    expect(advice.map(({ lint }) => lint)).toContain('0001_unindexed_foreign_keys');
    expect(indexes.map(({ table, method }) => [table, method])).toEqual([
      ['album', 'btree'],
      ['album', 'btree'],
      ['track', 'btree'],
      ['track', 'btree'],
      ['track', 'gin'],
    ]);
    const { stderr } = await advise(store, '--output', 'indexes.sql');
    expect(stderr).toContain('indexes.sql: 5 indexes.');
    expect(await readFile(join(folder, 'indexes.sql'), 'utf8')).toBe(`${sql}\n`);
  });

  it.each([
    [
      'search',
      `select * from track where name ilike '%5eea%' or composer ilike '%5eea%'`,
      /Bitmap Index Scan on track_name_composer_idx/,
    ],
    [
      'list',
      `select * from track where is_single is true
       order by released_on desc nulls last, "Seconds", id limit 50`,
      /^Limit.*\n +-> +Index Scan using "track_is_single_released_on_Seconds_id_idx"/,
    ],
    ['policy', 'select * from album', /Index (?:Only )?Scan (?:using|on) album_owner_id_idx/],
    ['relation', 'select * from track where album_id = 5', /track_album_id_idx/],
  ])('prints an index that Postgres reads for a %s', async (_, query, plan) => {
    expect(await planOf(query)).toMatch(plan);
  });
});
