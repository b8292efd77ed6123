import type { Random } from '../random.ts';

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

/** A condition that is right for some people and some rows. */
export function conditionText(
  columns: ReadonlySet<string>,
  random: Random,
  depth = random.below(3),
): string {
  if (depth > 0 && random.chance(0.8)) {
    const parts = Array.from({ length: 2 + random.below(2) }, () =>
      conditionText(columns, random, depth - 1),
    );
    const joined = parts.map((part) => `(${part})`).join(random.chance(0.5) ? ' and ' : ' or ');
    return random.chance(0.12) ? `not (${joined})` : joined;
  }
  for (;;) {
    const leaf = random.pick(leaves);
    const named = [...leaf.matchAll(/\{(?:outer\.)?(\w+)\}/g)].map(([, name = '']) => name);
    // JSON paths have braces too.
    const needed = named.filter((name) => name !== 'app_metadata');
    if (!needed.every((name) => columns.has(name))) continue;
    return leaf.replaceAll(/\{(outer\.)?(\w+)\}/g, (_, outer, name) =>
      outer === undefined ? `"${name}"` : `proven."${name}"`,
    );
  }
}
