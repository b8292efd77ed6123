import { dollarQuote } from '@ninefold/values/sql';
import { hidden, pinned } from './names.ts';

/**
 * A row whose deferred trigger fails makes a transaction one that can't be committed, whatever the Data API does.
 * An exception that is caught undoes what it undoes, and the trigger is still to run.
 */
export const guardSql = `create unlogged table if not exists ${hidden}.trial (id int);
alter table ${hidden}.trial enable row level security;
revoke all on ${hidden}.trial from public;

create or replace function ${hidden}.reject_commit()
returns trigger
language plpgsql
security definer
${pinned}
as ${dollarQuote(`
declare
  stack text;
begin
  get diagnostics stack = pg_context;
  -- A function, or PostgREST before a rollback, has run SET CONSTRAINTS: the trigger is to run again at the end.
  if stack like E'%\\n%' or current_query() ~* '^\\s*set\\s+constraints' then
    set constraints ${hidden}.never_committed deferred;
    insert into ${hidden}.trial values (1);
    return null;
  end if;
  raise exception using errcode = 'PT405',
    message = 'Nothing was stored. While you view as somebody else, changes are only tried, and this server can’t try them.',
    hint = 'Set pgrst.db_tx_end to commit-allow-override.';
end
`)};

drop trigger if exists never_committed on ${hidden}.trial;
create constraint trigger never_committed after insert on ${hidden}.trial
  deferrable initially deferred for each row execute function ${hidden}.reject_commit();

create or replace function ${hidden}.only_try()
returns void
language sql
security definer
${pinned}
as ${dollarQuote(`insert into ${hidden}.trial values (1)`)};
`;
