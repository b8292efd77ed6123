/** A request, and the SQL that gives the same rows without anything around it. */
export interface RequestKind {
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH';
  /** The path after the Data API's root. */
  readonly path: string;
  readonly prefer?: string;
  readonly body?: object;
  readonly sql: string;
}

const purchase = `{"customer_id": 1, "total": 12.5, "state": "open", "made_at": "2026-01-01T00:00:00Z"}`;
const page = 'select * from purchase order by made_at desc limit';

export const requestKinds: readonly RequestKind[] = [
  {
    name: 'A page of 20 rows',
    method: 'GET',
    path: 'purchase?order=made_at.desc&limit=20',
    sql: `${page} 20`,
  },
  {
    name: 'An exact count',
    method: 'HEAD',
    path: 'purchase?state=eq.open',
    prefer: 'count=exact',
    sql: "select count(*) from purchase where state = 'open'",
  },
  {
    name: 'Insert a row',
    method: 'POST',
    path: 'purchase',
    prefer: 'return=representation',
    body: JSON.parse(purchase) as object,
    sql: `insert into purchase (customer_id, total, state, made_at)
      values (1, 12.5, 'open', '2026-01-01T00:00:00Z') returning *`,
  },
  {
    name: 'Update a row',
    method: 'PATCH',
    path: 'purchase?id=eq.7',
    prefer: 'return=representation',
    body: { state: 'sent' },
    sql: "update purchase set state = 'sent' where id = 7 returning *",
  },
  {
    name: '20 rows with their links embedded',
    method: 'GET',
    path: 'purchase?select=*,customer(name,town),line(place,title,price)&order=made_at.desc&limit=20',
    sql: `select p.*, (select row_to_json(c) from customer c where c.id = p.customer_id) as customer,
        (select json_agg(l) from line l where l.purchase_id = p.id) as line
      from (${page} 20) p`,
  },
  {
    name: 'A thousand rows',
    method: 'GET',
    path: 'purchase?order=made_at.desc&limit=1000',
    sql: `${page} 1000`,
  },
];
