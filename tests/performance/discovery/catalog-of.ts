import type { Effort } from '../measure.ts';

/** The numbers of tables to measure, each ten times the one before. */
export function tableCounts({ quick }: Effort): readonly number[] {
  return quick ? [10] : [10, 100, 1000];
}

/** SQL that makes so many tables of fifteen columns, with keys, checks, a reference, indexes and a policy. */
export function catalogOf(tables: number): string {
  return `
    do $make$
    begin
      for n in 1..${tables} loop
        execute format('create table table_%s (
          id bigint generated always as identity primary key,
          parent_id bigint references table_%s,
          name text not null check (length(name) < 100),
          code text unique,
          amount integer check (amount > 0),
          price numeric(10,2), due date, made_at timestamptz default now(), document jsonb,
          tags text[], done boolean, other uuid, kind text check (kind in (''a'', ''b'')),
          note text, place varchar(40))', n, greatest(1, n - 1));
        execute format('alter table table_%s enable row level security', n);
        execute format('create policy own on table_%s for select using (done)', n);
      end loop;
    end $make$;
    grant select, insert, update on all tables in schema public to anon, authenticated;`;
}
