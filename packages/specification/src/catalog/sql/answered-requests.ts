/** Not exposed: no request to the Data API reads or writes it, other than through `ninefold_write`. */
const hidden = 'ninefold_requests';

export const answered = `${hidden}.answered`;

/** How long an answer can be asked for again, at least. A phone may have been without a connection for days. */
export const answeredDays = 7;

/** Who sends a request, among those with the same role: visitors have nothing to tell them apart but its random id. */
export const senderSql = `coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::json ->> 'sub', '')`;

/**
 * Creates the table of the requests that were carried out, with the answer to each, which is stored in the same
 * transaction. Nobody can write an answer in the name of another person or role, change one, or read one
 * without its id: `ninefold_write` names the id in a setting before it looks. Old answers are deleted as new ones
 * come, a few at a time, so that no request waits for it.
 */
export const answeredRequestsSql = `create schema if not exists ${hidden};

create table if not exists ${answered} (
  request uuid,
  role name default current_user,
  sender text,
  content text not null,
  answer jsonb not null,
  answered_at timestamptz not null default pg_catalog.now(),
  primary key (request, role, sender)
);

create index if not exists answered_at on ${answered} (answered_at);

comment on table ${answered} is
  'Requests that ninefold_write() has carried out, so that repeating one is harmless. Those older than ${answeredDays} days are deleted as new ones come.';

alter table ${answered} enable row level security;
drop policy if exists own_read on ${answered};
drop policy if exists own_insert on ${answered};
create policy own_read on ${answered} for select
  using (role = current_user and sender = ${senderSql}
    and request = nullif(pg_catalog.current_setting('ninefold.request', true), '')::uuid);
create policy own_insert on ${answered} for insert
  with check (role = current_user and sender = ${senderSql});

create or replace function ${hidden}.forget_old()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $forget$
begin
  delete from ${answered} where ctid = any (array(
    select ctid from ${answered} where answered_at < now() - interval '${answeredDays} days'
    order by answered_at limit 20 for update skip locked));
  return null;
end
$forget$;
revoke all on function ${hidden}.forget_old() from public;

drop trigger if exists forget_old on ${answered};
create trigger forget_old after insert on ${answered}
  for each statement execute function ${hidden}.forget_old();

revoke all on schema ${hidden} from public;
revoke all on ${answered} from public;
do $grant$
declare
  api_role name;
begin
  for api_role in
    select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute pg_catalog.format('revoke all on ${answered} from %I', api_role);
    execute pg_catalog.format('grant usage on schema ${hidden} to %I', api_role);
    execute pg_catalog.format('grant select, insert on ${answered} to %I', api_role);
  end loop;
end
$grant$;
`;
