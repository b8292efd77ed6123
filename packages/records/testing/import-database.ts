import { listRecords } from '@ninefold/data/records';
import { initialListState } from '@ninefold/specification/grammar';
import { problemText } from '@ninefold/data/records/import';
import { checkTable, type ImportChoices, planImport, sendChecked } from './import-file.ts';
import { openDatabase, type TestDatabase } from '../../data/testing/open-database.ts';

const tables = `
create type state as enum ('open', 'done');
create table customer (id bigint generated always as identity primary key, name text not null);
create table person (
  id int primary key, first_name text not null, last_name text not null
);
create table machine (site text, serial int, model text not null, primary key (site, serial));
create table ticket (
  id uuid primary key default gen_random_uuid(), title text not null
);
create table skill (
  code text primary key constraint code_form check (code ~ '^[A-Z]{1,3}$'),
  title varchar(12) not null constraint title_length check (char_length(btrim(title)) >= 2),
  price numeric(6, 2) constraint price_range check (price >= 0),
  level smallint default 3 constraint level_range check (level between 1 and 5),
  state state not null default 'open',
  kind text constraint kind_known check (kind in ('a', 'b')),
  active boolean, since date, at timestamptz, ids int[], doc jsonb,
  constraint done_needs_price check (state <> 'done' or price is not null)
);
create table job (
  id bigint generated always as identity primary key,
  title text not null, customer_id bigint references customer, person_id int references person,
  site text, serial int, hours numeric(5, 1),
  constraint job_machine_fkey foreign key (site, serial) references machine
);
create table event (id bigint generated always as identity primary key, title text, listed boolean);
alter table event enable row level security;
create policy write on event for insert to anon with check (title <> 'forbidden');
create policy read on event for select to anon using (listed);
create view every_event as select title from event;
create table shelf (id int primary key, title text, owner text);
create table shelf_log (id int, title text);
create function note_shelf() returns trigger language plpgsql as
  $$ begin insert into shelf_log values (new.id, new.title); return new; end $$;
create trigger note_shelf after update on shelf for each row execute function note_shelf();
create table letter (id bigint generated always as identity primary key, title text);
create table parcel (title text primary key);
create table spam (title text);
create function hold_spam() returns trigger language plpgsql as $$ begin
  if new.title like 'spam%' then insert into spam values (new.title); return null; end if;
  return new; end $$;
create trigger hold_spam before insert on letter for each row execute function hold_spam();
create trigger hold_spam before insert on parcel for each row execute function hold_spam();
alter table shelf enable row level security;
create policy read on shelf for select using (true);
create policy change on shelf for update using (owner <> 'other') with check (title <> 'forbidden');

insert into customer (name) values ('Adams'), ('Miller'), ('Miller');
insert into person values (1, 'Ada', 'Van Berg'), (2, 'Ada Van', 'Berg'), (3, 'Bo', 'Cole');
insert into machine values ('A', 1, 'Pump'), ('B', 1, 'Fan · big');
grant usage on schema public to anon;
grant select, insert, update on all tables in schema public to anon;
`;

/** A database with tables to import into, and what tests do with them. */
export interface ImportDatabase extends TestDatabase {
  /** Returns all values of a table. */
  readonly stored: (name: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Returns the titles of a table, sorted. */
  readonly titles: (name: string) => Promise<readonly unknown[]>;
  /** Checks a file and imports the rows without problems. */
  readonly imported: (
    name: string,
    text: string | Blob,
    choices?: ImportChoices,
  ) => Promise<Imported>;
  /** Deletes what earlier tests have imported. */
  readonly empty: () => Promise<void>;
}

interface Imported {
  readonly plan: Awaited<ReturnType<typeof planImport>>;
  readonly check: Awaited<ReturnType<typeof checkTable>>;
  readonly progress: Awaited<ReturnType<typeof sendChecked>>['progress'];
  /** Keyed by row number. */
  readonly problems: readonly (readonly [number, string])[];
}

export async function openImportDatabase(): Promise<ImportDatabase> {
  const database = await openDatabase(tables);
  const stored: ImportDatabase['stored'] = async (name) => {
    const { rows } = await listRecords(database.source, database.entity(name), initialListState);
    return rows
      .map(({ values }) => values)
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  };
  return {
    ...database,
    stored,
    titles: async (name) =>
      (await stored(name)).map(({ title }) => String(title)).toSorted((a, b) => a.localeCompare(b)),
    imported: async (name, text, choices = {}) => {
      const plan = await planImport(database, name, text, choices);
      const check = await checkTable(plan);
      const { progress, error } = await sendChecked(plan, check);
      if (error !== undefined) throw error;
      const problems = check.rejected.map(
        ({ row, problems: found }) => [row.number, problemText(plan.table.header, found)] as const,
      );
      return { plan, check, progress, problems };
    },
    empty: () => database.exec('truncate ticket, skill, job, event, letter, parcel, spam'),
  };
}
