/** So many customers, and a table of articles with rules of every kind. */
export function articlesSql(customers: number): string {
  return `
    create type article_state as enum ('draft', 'sold', 'gone');
    create table customer (id bigint primary key, name text not null unique);
    insert into customer select n, 'Customer ' || n from generate_series(1, ${customers}) n;
    create table article (
      id bigint generated always as identity primary key,
      code text not null unique check (code ~ '^[A-Z]-[0-9]{1,8}$'),
      title text not null check (char_length(btrim(title)) between 2 and 120),
      customer_id bigint not null references customer,
      price numeric(10, 2) not null check (price >= 0),
      level smallint check (level between 1 and 5),
      state article_state not null default 'draft',
      since date,
      active boolean not null default true,
      note varchar(200)
    );
    grant select, insert, update on customer, article to anon;
    analyze;`;
}

/** An article as the database has it, and with the label of its customer in place of the key. */
export interface Article {
  readonly keys: Readonly<Record<string, string | number | boolean>>;
  readonly labels: Readonly<Record<string, string | number | boolean>>;
}

export function article(n: number, customers: number): Article {
  const customer = 1 + ((n * 7) % customers);
  const { customer_id: _key, ...others } = keysOf(n, customer);
  return {
    keys: keysOf(n, customer),
    labels: { ...others, Customer: `Customer ${customer}` },
  };
}

function keysOf(n: number, customer: number) {
  return {
    code: `A-${n}`,
    title: `Article number ${n}`,
    price: `${n % 1000}.50`,
    level: 1 + (n % 5),
    state: ['draft', 'sold', 'gone'][n % 3] ?? 'draft',
    since: `2026-0${1 + (n % 9)}-1${n % 10}`,
    active: n % 2 === 0,
    note: 'x'.repeat(n % 120),
    customer_id: customer,
  };
}

/** Writes rows without anything that has to be quoted. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => String(row[name])))]
    .map((cells) => cells.join(','))
    .join('\n');
}
