import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { hidden, pinned } from './names.ts';

/** Who may view the application as somebody else. */
export type ViewAsAccess =
  /** People whose token has a value in a claim: `app_metadata.role`, `owner`. A claim may hold a list of them. */
  | { readonly claim: string; readonly value: string }
  /**
   * Everybody who signs in, and only where there is no role `authenticator`: in an embedded database, whose data its
   * people have anyway. Loaded into a project, it allows nobody.
   */
  | 'demonstration';

/** Returns the functions that say who may view as somebody else, and which claims the person viewed has. */
export function claimsSql(access: ViewAsAccess, claimsHook: string | undefined): string {
  const condition =
    access === 'demonstration'
      ? `caller ->> 'sub' is not null and pg_catalog.to_regrole('authenticator') is null`
      : `caller #> ${quoteLiteral(
          `{${access.claim
            .split('.')
            .map((step) => `"${step.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
            .join(',')}}`,
        )} @> pg_catalog.to_jsonb(${quoteLiteral(access.value)}::text)`;
  return `create or replace function ${hidden}.allows(caller jsonb)
returns boolean
language sql
stable
${pinned}
as ${dollarQuote(`select coalesce(${condition}, false)`)};

-- The claims that Auth would put into a token of the person${claimsHook === undefined ? ', without those of a hook' : ''}.
create or replace function ${hidden}.claims_of(viewed text)
returns jsonb
language plpgsql
stable
security definer
${pinned}
as ${dollarQuote(`
declare
  caller jsonb := nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb;
  account jsonb;
  claims jsonb;
  parts text[];
begin
  if not ${hidden}.allows(caller) then
    raise insufficient_privilege using message = 'You don’t have permission to view as somebody else.';
  end if;
  if viewed = 'anon' then
    return '{"role": "anon"}';
  elsif viewed like 'role:%=%' then
    -- Of nobody in particular.
    parts := pg_catalog.regexp_match(viewed, ${rolePattern});
    return pg_catalog.jsonb_build_object('role', 'authenticated', 'aud', 'authenticated', 'aal', 'aal1',
      'app_metadata', '{}'::jsonb, 'user_metadata', '{}'::jsonb)
      || pg_catalog.jsonb_build_object(parts[1], case when parts[2] is null then pg_catalog.to_jsonb(parts[3])
        else pg_catalog.jsonb_build_object(parts[2], parts[3]) end)
      -- A role of the database would be another than everybody's who signs in.
      || '{"role": "authenticated"}';
  end if;
  select pg_catalog.to_jsonb(users) into account from auth.users where users.id::text = pg_catalog.lower(viewed);
  if account is null then
    raise no_data_found using message = 'There is no such person.';
  end if;
  claims := pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'sub', account ->> 'id',
    'role', coalesce(nullif(account ->> 'role', ''), 'authenticated'),
    'aud', coalesce(nullif(account ->> 'aud', ''), 'authenticated'),
    'email', account ->> 'email',
    'phone', account ->> 'phone',
    'is_anonymous', account -> 'is_anonymous',
    'aal', 'aal1',
    'iat', caller -> 'iat',
    'exp', caller -> 'exp',
    'app_metadata', coalesce(nullif(account -> 'raw_app_meta_data', 'null'), '{}'),
    'user_metadata', coalesce(nullif(account -> 'raw_user_meta_data', 'null'), '{}')));
  return ${hookedSql(claimsHook)};
end
`)};

-- Whether a claim of a person has a role's value, or holds it in a list.
create or replace function ${hidden}.has_role(person text, role text)
returns boolean
language sql
stable
${pinned}
as ${dollarQuote(`
select ${hidden}.claims_of(person) #> (array_remove(parts[1:2], null)) @> to_jsonb(parts[3])
from regexp_match(role, ${rolePattern}) parts
`)};
`;
}

/** \`app_metadata.role=technician\`, with a claim or a member of one. */
const rolePattern = String.raw`'^role:([^.=]+)(?:\.([^=]+))?=(.*)$'`;

/** Calls the hook as Auth does when it issues a token. */
function hookedSql(claimsHook: string | undefined): string {
  if (claimsHook === undefined) return 'claims';
  const name = claimsHook.split('.').map(quoteIdentifier).join('.');
  return `${name}(pg_catalog.jsonb_build_object(
    'user_id', account ->> 'id', 'claims', claims, 'authentication_method', 'password')) -> 'claims'`;
}
