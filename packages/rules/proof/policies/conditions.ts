import type { Random } from '../../src/random/index.ts';

const own = 'select m.org from public.membership m where m.person = auth.uid()';

/** Conditions on the person's memberships. */
const memberships: readonly string[] = [
  'exists (select 1 from public.membership m where m.person = auth.uid() and m.org = {outer.tenant})',
  'exists (select 1 from public.membership where person = (select auth.uid()))',
  "exists (select 1 from public.membership m where m.person = auth.uid() and m.org = {outer.tenant} and m.role in ('owner', 'manager'))",
  "exists (select 1 from public.membership m where auth.uid() = m.person and m.role = 'owner' limit 1)",
  "exists (select 1 from public.membership m where m.person = auth.uid() and (m.role = 'owner' or m.org = {outer.tenant}))",
  'exists (select 1 from public.membership m where m.person = auth.uid() and m.role is null)',
  'exists (select 1 from public.membership m where m.person = auth.uid() and m.active)',
  'exists (select 1 from public.membership m where m.person = auth.uid() or m.org = {outer.tenant})',
  'exists (select 1 from public.membership m where m.org = {outer.tenant})',
  'exists (select 1 from public.membership m where m.person = public.uid())',
  'exists (select 1 from public.membership m where m.person = {outer.owner})',
  'exists (select 1 from public.membership m join public.membership n on n.org = m.org where m.person = auth.uid())',
  'exists (select count(*) from public.membership m where m.person = auth.uid() and false)',
  `{tenant} in (${own})`,
  `{tenant} not in (${own})`,
  `{tenant} in (${own} and m.role = 'owner')`,
  `{tenant} in (${own} limit 1)`,
  `{tenant} in (${own} order by m.org)`,
  `({tenant} in (${own})) is not true`,
  `{tenant} = any (${own} and m.role <> 'member')`,
  `{tenant} <> all (${own})`,
  `{tenant} = any (array(${own}))`,
  `(${own}) = {tenant}`,
  `(${own} limit 1) = {tenant}`,
  "(select m.role from public.membership m where m.person = auth.uid() and m.org = {outer.tenant}) = 'owner'",
  'private.belongs({tenant})',
  'not private.belongs({tenant})',
  "private.belongs('red')",
  'private.belongs_here({tenant})',
  'private.belongs_by_place({tenant})',
  'private.belongs_for_caller({tenant})',
  'private.belongs_for_clerk({tenant})',
  'private.belongs_procedurally({tenant})',
  'private.belongs_ambiguously({tenant})',
  'private.belongs_strictly({tenant})',
  'private.somebody_belongs({tenant})',
  'private.belongs_with({tenant}, {owner})',
  "private.has_role({tenant}, '{owner,manager}')",
  "(select private.has_role({tenant}, array['member'::public.member_role]))",
  "private.role_in({tenant}) = 'owner'",
  "private.role_in({tenant}) is distinct from 'member'",
  "private.role_in({tenant}) >= 'manager'",
  '{tenant} in (select private.my_tenants())',
  '{tenant} not in (select private.my_tenants())',
  "{tenant} in (select private.my_tenants_as('manager'))",
  'exists (select private.my_tenants())',
  '(select private.my_tenants()) = {tenant}',
  'private.long_belongs({tenant})',
  "private.long_has_role({tenant}, '{owner,manager}')",
  "private.long_has_one_role({tenant}, 'manager')",
  'private.long_is_manager()',
  'not private.long_is_manager()',
  'private.definer_name() = {tenant}',
];

/** Conditions as people write them, with the columns that each needs. */
const leaves: readonly string[] = [
  '{owner} = auth.uid()',
  '(select auth.uid()) = {owner}',
  '{owner} <> auth.uid()',
  '{owner} is not distinct from auth.uid()',
  '{owner} is null',
  'auth.uid() is not null',
  'auth.uid() is null',
  '{owner} = public.uid()',
  '{owner} in (auth.uid(), public.uid())',
  "auth.role() = 'authenticated'",
  "(select auth.role()) = 'anon'",
  "current_user = 'anon'",
  "current_role <> 'anon'",
  "auth.email() = 'ada@example.com'",
  "auth.email() like '%@example.com'",
  "auth.jwt() ->> 'org' = {tenant}",
  "(select auth.jwt() ->> 'org') = {tenant}",
  "(auth.jwt() ->> 'level')::integer >= {amount}",
  "auth.jwt() -> 'app_metadata' ->> 'role' = 'admin'",
  "(auth.jwt() -> 'app_metadata' ->> 'role') in ('admin', 'editor')",
  "auth.jwt() #>> '{app_metadata,role}' = {tenant}",
  "coalesce((auth.jwt() -> 'app_metadata' -> 'admin')::boolean, false)",
  "auth.jwt() -> 'roles' ? 'editor'",
  "auth.jwt() -> 'roles' ? {tenant}",
  "auth.jwt() ? 'org'",
  "auth.jwt() ->> 'sub' = {owner}::text",
  "current_setting('request.jwt.claims', true)::json ->> 'sub' = {owner}::text",
  "(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'org') = {tenant}",
  "nullif(current_setting('request.jwt.claim.sub', true), '')::uuid = {owner}",
  "current_setting('request.jwt.claim.sub', true) = {owner}::text",
  "current_setting('request.jwt.claims', true) like '%admin%'",
  "current_setting('app.tenant', true) = {tenant}",
  "{tenant} = any (array['red', 'blue'])",
  "{tenant} <> 'red'",
  "{tenant} is distinct from 'blue'",
  "lower({tenant}) = auth.jwt() ->> 'org'",
  '{amount} > 10',
  '{amount} between 0 and 20',
  '100 / {amount} > 5',
  '{tenant}::integer = {amount}',
  '{shared}',
  'not {shared}',
  '{shared} is not true',
  '{created} < now()',
  "{label} = 'RED'",
  "{note} = 'new'",
  "auth.jwt() ->> 'org' = any ({tags})",
  "'red' = any ({tags})",
  'true',
  'false',
  'null::boolean',
  'private.my_org() = {tenant}',
  '(select private.my_org()) = {tenant}',
  'private.is_staff()',
  '(select private.is_staff())',
  'not private.is_staff()',
  'private.is_mine({owner})',
  'private.is_mine_strictly({owner})',
  'private.is_mine_or_nobodys({owner})',
  'private.level() >= {amount}',
  'private.at_least(5)',
  'private.at_least({amount})',
  'private.is_member({tenant})',
  'private.is_member({tenant}) and {amount} > 10',
  'private.secret()',
  'private.owned({owner}, {shared})',
  'private.returns_nothing()',
  '{tenant} in (select private.my_orgs())',
  'exists (select 1 from public.member m where m.person = auth.uid() and m.org = {outer.tenant})',
  'exists (select from public.member where person = (select auth.uid()))',
  'exists (select 1 from public.member m where m.person = {outer.owner} and {outer.shared})',
  '{tenant} in (select m.org from public.member m where m.person = auth.uid())',
  '{tenant} in (select m.org from public.member m where false)',
  '{tenant} not in (select m.org from public.member m where m.person = auth.uid())',
  '(select m.org from public.member m where m.person = auth.uid() limit 1) = {tenant}',
  'exists (select * from public.member m join public.member n on n.org = m.org where m.person = auth.uid() and n.person = {outer.owner})',
  'exists (select 1 from public.member m left join public.member n using (org) where false)',
  'exists (select count(*) from public.member m where m.person = auth.uid())',
  'not exists (select 1 from public.member m where m.person = auth.uid())',
  '{tenant} = any (array(select m.org from public.member m where m.person = auth.uid()))',
  'auth.uid() = any (array[{owner}])',
  'case when private.is_staff() then true else {owner} = auth.uid() end',
  'coalesce({owner} = auth.uid(), {shared})',
  '({owner} = auth.uid()) is true',
  "(auth.jwt() ->> 'org') is not null",
  "{tenant} = coalesce(auth.jwt() ->> 'org', 'blue')",
  "{tenant} like (auth.jwt() ->> 'org') || '%'",
  'exists (select 1 from public.hidden h where h.person = auth.uid())',
  'exists (select 1 from public.proven p where p.{owner} = auth.uid())',
];

/** A condition, as a tree that can be shrunk. */
export type Condition =
  | { readonly text: string }
  | { readonly join: 'and' | 'or'; readonly not: boolean; readonly parts: readonly Condition[] };

export function writeCondition(condition: Condition): string {
  if ('text' in condition) return condition.text;
  const { join, not, parts } = condition;
  const joined = parts.map((part) => `(${writeCondition(part)})`).join(` ${join} `);
  return not ? `not (${joined})` : joined;
}

/** A condition that is right for some people and some rows. */
export function conditionOf(
  columns: ReadonlySet<string>,
  random: Random,
  depth = random.below(3),
): Condition {
  if (depth > 0 && random.chance(0.8)) {
    const parts = Array.from({ length: 2 + random.below(2) }, () =>
      conditionOf(columns, random, depth - 1),
    );
    return { join: random.chance(0.5) ? 'and' : 'or', not: random.chance(0.12), parts };
  }
  for (;;) {
    const leaf = random.pick(random.chance(0.4) ? memberships : leaves);
    const named = [...leaf.matchAll(/\{(?:outer\.)?([a-z]+)\}/g)].map(([, name = '']) => name);
    if (!named.every((name) => columns.has(name))) continue;
    const text = leaf.replaceAll(/\{(outer\.)?([a-z]+)\}/g, (_, outer, name) =>
      outer === undefined ? `"${name}"` : `proven."${name}"`,
    );
    return { text };
  }
}
