import { describe, expect, it } from 'vitest';
import {
  after,
  assign,
  type Draft,
  entity,
  first,
  order,
  policy,
  supporting,
} from '../../testing/difference/drafts.ts';
import { type Lint, lints } from './advice.ts';
import { advise } from './advise.ts';
import { adviceText } from './words.ts';

/** Lets visitors read an entity. */
function open(draft: Draft, name: string): void {
  draft.permissions.grants.push({
    ...first(draft.permissions.grants),
    entity: name,
    role: 'anon',
    may: ['select'],
  });
}

/** Without anything that Supabase's linter would report. */
function sound(draft: Draft): void {
  for (const each of draft.entities) {
    each.indexes = each.references.map(({ constraint, fields }) => ({
      name: constraint,
      method: 'btree',
      unique: false,
      columns: fields.map((field) => ({ field })),
      source: each.source,
    }));
    if (!draft.permissions.policies?.some((one) => one.entity === each.name)) {
      draft.permissions.policies?.push({ ...policy(draft), entity: each.name });
    }
  }
  assign(draft).settings = ['search_path=""'];
}

const cases: readonly (readonly [Lint, (draft: Draft) => unknown, string])[] = [
  [
    '0001_unindexed_foreign_keys',
    (d) => (order(d).indexes = []),
    'Table public.work_order has no index on (customer_id), the columns of the foreign key',
  ],
  [
    '0002_auth_users_exposed',
    (d) => {
      open(d, 'customer_name');
      const [shown] = entity(d, 'customer_name').fields;
      if (shown !== undefined) shown.base = { schema: 'auth', entity: 'users', field: 'email' };
    },
    'View public.customer_name shows columns of auth.users to anon.',
  ],
  [
    '0003_auth_rls_initplan',
    (d) => (policy(d).using = '(( SELECT auth.uid() AS uid) = a) OR (auth.uid() = b)'),
    'Policy “work_order_read” on table public.work_order calls an auth function',
  ],
  [
    '0004_no_primary_key',
    (d) => (order(d).key = []),
    'Table public.work_order has no primary key.',
  ],
  [
    '0006_multiple_permissive_policies',
    (d) => d.permissions.policies?.push({ ...policy(d), name: 'again' }),
    'When authenticated runs SELECT on table public.work_order, Postgres evaluates 2 permissive policies: “work_order_read” and “again”.',
  ],
  [
    '0007_policy_exists_rls_disabled',
    (d) => {
      d.permissions.grants = [];
      order(d).rowSecurity = false;
    },
    'Table public.work_order has policies that do nothing, because row-level security is off.',
  ],
  [
    '0008_rls_enabled_no_policy',
    (d) => (d.permissions.policies = d.permissions.policies?.filter((one) => one !== policy(d))),
    'Table public.work_order has row-level security on and no policy',
  ],
  [
    '0009_duplicate_index',
    (d) => {
      const index = first(order(d).indexes);
      order(d).indexes?.push({ ...index, name: 'copy' });
    },
    'Table public.work_order has identical indexes:',
  ],
  [
    '0010_security_definer_view',
    (d) => {
      open(d, 'customer_name');
      entity(d, 'customer_name').view = { invoker: false, owner: 'deputy' };
    },
    'View public.customer_name shows anon what its owner deputy may see.',
  ],
  [
    '0011_function_search_path_mutable',
    (d) => (supporting(d, 'private.touch()').settings = []),
    'Function private.touch() has no fixed search_path',
  ],
  [
    '0013_rls_disabled_in_public',
    (d) => {
      d.permissions.policies = d.permissions.policies?.filter((one) => one !== policy(d));
      order(d).rowSecurity = false;
    },
    'Table public.work_order has row-level security off, and authenticated may read it',
  ],
  [
    '0015_rls_references_user_metadata',
    (d) =>
      (policy(d).using =
        "((( SELECT auth.jwt() AS jwt) -> 'user_metadata'::text) ->> 'role'::text) = 'a'::text"),
    'trusts user_metadata, which people can change themselves.',
  ],
  [
    '0016_materialized_view_in_api',
    (d) => {
      open(d, 'customer_name');
      entity(d, 'customer_name').kind = 'materialized view';
    },
    'Materialized view public.customer_name may be read by anon',
  ],
  [
    '0017_foreign_table_in_api',
    (d) => {
      open(d, 'customer_name');
      entity(d, 'customer_name').kind = 'foreign table';
    },
    'Foreign table public.customer_name may be read by anon',
  ],
  [
    '0024_rls_policy_always_true',
    (d) => Object.assign(policy(d), { command: 'update', using: 'true' }),
    'Policy “work_order_read” on table public.work_order lets authenticated update any record',
  ],
  [
    '0028_anon_security_definer_function_executable',
    (d) => {
      assign(d).securityDefiner = true;
      d.permissions.functions = d.permissions.functions?.map((grant) => ({
        ...grant,
        role: 'anon',
      }));
    },
    'anon may call the function public.assign(bigint), which runs with its owner’s permissions.',
  ],
  [
    '0029_authenticated_security_definer_function_executable',
    (d) => (assign(d).securityDefiner = true),
    'authenticated may call the function public.assign(bigint), which',
  ],
];

describe('advice', () => {
  it('is empty for a sound database', () => {
    expect(advise(after(sound))).toEqual([]);
    expect(adviceText([])).toContain('would report nothing');
  });

  it.each(cases)('finds %s', (lint, change, statement) => {
    const found = advise(
      after((draft) => {
        sound(draft);
        change(draft);
      }),
    );
    expect(found.map((each) => [each.lint, each.level])).toEqual([[lint, lints[lint]]]);
    expect(found[0]?.statement).toContain(statement);
  });

  it('has a case for each lint, and prints each with where to read about it', () => {
    expect(new Set(cases.map(([lint]) => lint))).toEqual(new Set(Object.keys(lints)));
    const text = adviceText(
      advise(
        after((draft) => {
          sound(draft);
          order(draft).key = [];
        }),
      ),
    );
    expect(text).toContain(`0004_no_primary_key (info, 1)

- Table public.work_order has no primary key.
  https://supabase.com/docs/guides/database/database-linter?lint=0004_no_primary_key`);
    expect(text).toContain('Not checked:');
  });

  it('ignores a policy that lets every role read, and calls that run once per query', () => {
    const found = advise(
      after((draft) => {
        sound(draft);
        policy(draft).using = '(id = ( SELECT auth.uid() AS uid))';
        draft.permissions.policies?.push({
          ...policy(draft),
          name: 'write',
          command: 'insert',
          using: undefined,
          check: "(id = ( SELECT (current_setting('x'::text))::uuid AS x))",
        });
      }),
    );
    expect(found.map(({ lint }) => lint)).toEqual([]);
  });
});
