/** In this database alone: other test files use the role too. */
function timeoutSql(timeout: string): string {
  return `do $$ begin
    execute format('alter role authenticated in database %I set statement_timeout = %L',
      current_database(), '${timeout}');
  end $$;`;
}

/** A small product, as a database holds it. */
export const productSql = `
  create type order_status as enum ('new', 'done');
  create domain short_text as text check (length(value) <= 80);
  create table customer (
    id bigint generated always as identity primary key,
    email text not null,
    name short_text not null,
    rating int check (rating between 1 and 5),
    note varchar(200),
    balance numeric(10, 2) not null default 0
  );
  create table purchase (
    id bigint generated always as identity primary key,
    customer_id bigint not null references customer on delete restrict,
    number text not null unique,
    status order_status not null default 'new',
    due date
  );
  create index purchase_due on purchase (due);
  create view open_purchase with (security_invoker = true) as
    select id, number from purchase where status = 'new';
  create function close_purchase(purchase_id bigint) returns void
    language sql as 'update purchase set status = ''done'' where id = $1';
  create function purchase_changed() returns trigger
    language plpgsql as 'begin return new; end';
  create trigger purchase_changed before update on purchase
    for each row execute function purchase_changed();
  alter table customer enable row level security;
  alter table purchase enable row level security;
  create policy purchase_read on purchase for select to authenticated using (due is not null);
  create policy purchase_add on purchase for insert to authenticated with check (true);
  grant usage on schema public to authenticated;
  grant select, insert, update on customer, purchase to authenticated;
  grant select on open_purchase to authenticated;
  revoke execute on function close_purchase from public;
  grant execute on function close_purchase to authenticated;
  ${timeoutSql('8s')}
  comment on table customer is 'Who buys.';`;

/** A change of the product's database. */
export interface SchemaChange {
  readonly what: string;
  readonly sql: string;
  /** Matches what `check` prints. */
  readonly expected: RegExp;
}

/** Changes besides those of `tests/adoption/mutations.ts`. */
export const schemaChanges: readonly SchemaChange[] = [
  {
    what: 'a table added',
    sql: 'create table supplier (id int primary key)',
    expected: /supplier/,
  },
  { what: 'a table removed', sql: 'drop table customer cascade', expected: /customer/ },
  { what: 'a table renamed', sql: 'alter table customer rename to client', expected: /client/ },
  { what: 'a view removed', sql: 'drop view open_purchase', expected: /open_purchase/ },
  {
    what: 'a column renamed',
    sql: 'alter table customer rename note to remark',
    expected: /remark/,
  },
  {
    what: 'another type',
    sql: 'alter table customer alter rating type bigint',
    expected: /rating.*bigint/is,
  },
  {
    what: 'a longer text',
    sql: 'alter table customer alter note type varchar(400)',
    expected: /note.*400/s,
  },
  {
    what: 'another precision',
    sql: 'alter table customer alter balance type numeric(12, 2)',
    expected: /balance.*12/s,
  },
  {
    what: 'a value that may be left out',
    sql: 'alter table customer alter email drop not null',
    expected: /customer.*email/is,
  },
  {
    what: 'another default',
    sql: 'alter table customer alter balance set default 10',
    expected: /balance.*10/s,
  },
  {
    what: 'a state renamed',
    sql: `alter type order_status rename value 'done' to 'closed'`,
    expected: /closed/,
  },
  {
    what: 'a CHECK added',
    sql: "alter table purchase add constraint due_in_century check (due < date '2100-01-01')",
    expected: /due_in_century/,
  },
  {
    what: 'a CHECK changed',
    sql: `alter table customer drop constraint customer_rating_check,
      add constraint customer_rating_check check (rating between 1 and 10)`,
    expected: /customer_rating_check/,
  },
  {
    what: 'a CHECK removed',
    sql: 'alter table customer drop constraint customer_rating_check',
    expected: /customer_rating_check/,
  },
  {
    what: 'a CHECK of a domain changed',
    sql: `alter domain short_text drop constraint short_text_check;
      alter domain short_text add constraint short_text_check check (length(value) <= 40)`,
    expected: /short_text_check/,
  },
  {
    what: 'a unique key added',
    sql: 'alter table customer add constraint one_email unique (email)',
    expected: /one_email/,
  },
  {
    what: 'a unique key removed',
    sql: 'alter table purchase drop constraint purchase_number_key',
    expected: /purchase_number_key/,
  },
  {
    what: 'a foreign key removed',
    sql: 'alter table purchase drop constraint purchase_customer_id_fkey',
    expected: /purchase_customer_id_fkey/,
  },
  {
    what: 'another primary key',
    sql: 'alter table purchase drop constraint purchase_pkey, add primary key (number)',
    expected: /purchase/,
  },
  {
    what: 'a policy added',
    sql: 'create policy customer_read on customer for select to authenticated using (true)',
    expected: /customer_read/,
  },
  {
    what: 'a grant of some columns only',
    sql: 'revoke update on customer from authenticated; grant update (note) on customer to authenticated',
    expected: /edit.*email.*customer/s,
  },
  {
    what: 'a function with another body',
    sql: `create or replace function close_purchase(purchase_id bigint) returns void
      language sql as 'delete from purchase where id = $1'`,
    expected: /close_purchase/,
  },
  {
    what: 'a function that a role may no longer call',
    sql: 'revoke execute on function close_purchase from authenticated',
    expected: /close_purchase/,
  },
  {
    what: 'a trigger removed',
    sql: 'drop trigger purchase_changed on purchase',
    expected: /purchase_changed/,
  },
  { what: 'an index removed', sql: 'drop index purchase_due', expected: /purchase_due|due/ },
  {
    what: 'another timeout of a role',
    sql: timeoutSql('3s'),
    expected: /authenticated.*3 ?s|statement_timeout/s,
  },
];
