import { dollarQuote } from '@ninefold/values/sql';
import { hidden, pinned, viewAsHeader } from './names.ts';

/** Without a search path: the team's own function runs with PostgREST's. */
export const requestSql = `create or replace function ${hidden}.requested()
returns text
language sql
stable
${pinned}
as ${dollarQuote(`select nullif(current_setting('request.headers', true), '')::json ->> '${viewAsHeader}'`)};

create or replace function ${hidden}.request()
returns void
language plpgsql
security invoker
as ${dollarQuote(`
declare
  viewed text := ${hidden}.requested();
  caller text;
  claims jsonb;
begin
  perform ${hidden}.team_request();
  if viewed is null then
    return;
  end if;
  caller := nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb operator(pg_catalog.->>) 'sub';
  claims := ${hidden}.claims_of(viewed);
  -- A transaction that reads has nothing to commit.
  if pg_catalog.current_setting('transaction_read_only') operator(pg_catalog.=) 'off' then
    perform ${hidden}.only_try();
  end if;
  perform pg_catalog.set_config('request.jwt.claims', claims::text, true),
    pg_catalog.set_config('request.jwt.claim.sub', coalesce(claims operator(pg_catalog.->>) 'sub', ''), true),
    pg_catalog.set_config('request.jwt.claim.role', claims operator(pg_catalog.->>) 'role', true),
    pg_catalog.set_config('request.jwt.claim.email', coalesce(claims operator(pg_catalog.->>) 'email', ''), true),
    pg_catalog.set_config('ninefold.viewed_by', caller, true),
    pg_catalog.set_config('ninefold.viewed_as', viewed, true);
  -- Only here can a role be set: a function with the rights of its owner can't.
  perform pg_catalog.set_config('role', claims operator(pg_catalog.->>) 'role', true);
  perform ${hidden}.team_request();
end
`)};
`;
