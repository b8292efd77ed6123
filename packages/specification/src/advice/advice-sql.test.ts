import { describe, expect, it } from 'vitest';
import { columnsAfter, large, restrict, sqlAfter } from '../../testing/advice/work-orders.ts';
import { type Draft, field, first, order, policy } from '../../testing/difference/drafts.ts';

describe('the index of a search', () => {
  it.each([
    ['without row-level security', () => {}],
    ['with a policy that lets everybody read it', (d: Draft) => restrict(d, 'true')],
  ])('holds the texts of a table %s, after the extension', (_, change) => {
    const sql = sqlAfter((d) => [large(d), change(d)]);
    expect(sql).toContain(`create extension if not exists pg_trgm with schema extensions;

-- The search looks for words within these fields, in about 250,000 records.
create index on "public"."work_order" using gin ("number" gin_trgm_ops, "title" gin_trgm_ops);`);
    expect(sql).not.toContain('ILIKE');
  });

  it.each([
    ['that another index serves', { indexed: ['part of text'] }],
    ['of fixed length', { type: 'character(5)' }],
    ['of type citext', { type: 'email_address', baseType: 'citext' }],
    ['that is computed when it is read', { virtual: true }],
    ['that the role can’t read', { grants: { select: false, insert: true, update: true } }],
  ])('leaves out a text %s', (_, facts) => {
    const change = (d: Draft) => [large(d), Object.assign(field(d, 'title'), facts)];
    expect(columnsAfter(change)).toEqual(['using gin (number gin_trgm_ops)']);
  });

  it('holds a domain over texts', () => {
    const facts = { type: 'title', baseType: 'character varying(80)' };
    expect(columnsAfter((d) => [large(d), Object.assign(field(d, 'title'), facts)])).toEqual([
      'using gin (number gin_trgm_ops, title gin_trgm_ops)',
    ]);
  });

  it('has no more columns than Postgres allows', () => {
    const [columns = ''] = columnsAfter((d) => {
      large(d);
      const title = field(d, 'title');
      for (let i = 0; i < 40; i += 1) order(d).fields.push({ ...title, name: `title_${i}` });
    });
    expect(columns.split(',')).toHaveLength(32);
  });

  it('omits the extension if another index shows that it is installed', () => {
    const sql = sqlAfter((d) => [
      large(d),
      (field(d, 'name', 'customer').indexed = ['part of text']),
    ]);
    expect(sql).toContain('gin_trgm_ops');
    expect(sql).not.toContain('create extension');
  });

  it.each([
    ['one condition', (d: Draft) => restrict(d, '(id = 1)')],
    [
      'a restrictive policy',
      (d: Draft) => [
        restrict(d, 'true'),
        d.permissions.policies?.push({ ...policy(d), permissive: false, using: '(id = 1)' }),
      ],
    ],
  ])('names what Postgres needs to use it behind %s', (_, change) => {
    const sql = sqlAfter((d) => [large(d), change(d)]);
    expect(sql).toContain('alter function pg_catalog.texticlike(text, text) leakproof');
    expect(sql).toContain('in about 250,000 records that policies restrict.');
  });
});

describe('the SQL', () => {
  it('says that nothing is missing', () => {
    const sql = sqlAfter(() => {});
    expect(sql).toContain('-- No missing indexes were found');
    expect(sql.split('\n').filter((line) => line !== '' && !line.startsWith('--'))).toEqual([]);
  });

  it('begins with what Supabase’s linter would report, as a comment', () => {
    const sql = sqlAfter((d) => (order(d).key = []));
    expect(sql).toContain('-- 0004_no_primary_key (info, 1)\n--\n-- - Table public.work_order has');
    expect(sql.startsWith('-- Supabase’s database linter would report:\n--\n')).toBe(true);
  });

  it('quotes names, and keeps them within a comment', () => {
    const sql = sqlAfter((d) => {
      policy(d).name = 'odd\n; drop table "work_order";\r\na\rname';
      restrict(d, '("a ""column""" = 5)');
      first(order(d).fields).name = 'a "column"';
      order(d).key = [];
    });
    expect(sql).toContain(`-- The policy “odd
-- ; drop table "work_order";
-- a
-- name” selects records by a "column".
create index on "public"."work_order" ("a ""column""");`);
  });
});
