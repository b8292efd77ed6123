import { accessTokenHook } from '@ninefold/embedded';
import { ownRolesSql } from '@ninefold/rules/transitions';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { quoteLiteral } from '@ninefold/values/sql';

/** An account with the claims of its access token, as JSON, and its roles. */
export interface FoundAccount {
  readonly id: string;
  readonly email: string | null;
  readonly claims: string;
  readonly roles: readonly string[];
}

/** Where the claims and roles of accounts are. */
export interface AccountSource {
  /** What the team declares. */
  readonly access: AccessDeclaration | undefined;
  /** The database has the hook that adds claims. */
  readonly hook: boolean;
}

const json = (name: string) => `coalesce(nullif(whole.account -> '${name}', 'null'), '{}')`;

/** The claims that Auth writes into the access token of a row of `auth.users` named `account`. */
const ownClaimsSql = `(select jsonb_build_object(
    'sub', account.id, 'role', 'authenticated', 'aud', 'authenticated', 'aal', 'aal1',
    'email', coalesce(whole.account ->> 'email', ''),
    'phone', coalesce(whole.account ->> 'phone', ''),
    'app_metadata', ${json('raw_app_meta_data')},
    'user_metadata', ${json('raw_user_meta_data')},
    'is_anonymous', coalesce(nullif(whole.account -> 'is_anonymous', 'null'), 'false'))
  from (select to_jsonb(account) as account) whole)`;

/** The claims of a row of `auth.users` named `account`, with those that the hook adds. */
function claimsSql({ hook }: Pick<AccountSource, 'hook'>): string {
  return hook
    ? `(${accessTokenHook}(jsonb_build_object('user_id', account.id, 'claims', ${ownClaimsSql})) -> 'claims')`
    : ownClaimsSql;
}

/** Selects the claims of an account as text. */
export function claimsOfSql(source: Pick<AccountSource, 'hook'>, id: string): string {
  return `select ${claimsSql(source)}::text as claims from auth.users account where account.id = ${quoteLiteral(id)}`;
}

/** Selects whether there are accounts, and which of the Data API's roles. */
export const platformSql = `select exists (
    select from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
    where namespace.nspname = 'auth' and class.relname = 'users') as accounts,
  to_regprocedure('${accessTokenHook}(jsonb)') is not null as hook,
  to_regrole('anon') is not null as anon, to_regrole('authenticated') is not null as authenticated`;

/** Selects one account for each set of roles, the first by ID, as `FoundAccount`. */
export function accountOfEachRoleSql(source: AccountSource): string {
  return `select distinct on (roles) * from (${accountsSql(source)}) account order by roles, id limit 1000`;
}

/** Selects the accounts with an e-mail address or ID, as `FoundAccount`. */
export function accountSql(source: AccountSource, emailOrId: string): string {
  const wanted = quoteLiteral(emailOrId.toLowerCase());
  return `select * from (${accountsSql(source)}) account
    where lower(email) = ${wanted} or id = ${wanted} order by id limit 1`;
}

/** Selects the first accounts by ID, as `FoundAccount`. */
export function firstAccountsSql(source: AccountSource, count: number): string {
  return `select * from (${accountsSql(source)}) account order by id limit ${count}`;
}

/** Selects the product's roles of the person who is set. */
export function currentRolesSql(access: AccessDeclaration): string {
  return `select ${rolesSql(access)} as roles
    from (select current_setting('request.jwt.claims')::jsonb as claims) token`;
}

function accountsSql(source: AccountSource): string {
  return `select id, email, claims::text as claims, ${rolesSql(source.access)} as roles from (
      select account.id::text as id, to_jsonb(account) ->> 'email' as email, ${claimsSql(source)} as claims
      from auth.users account where to_jsonb(account) ->> 'deleted_at' is null offset 0
    ) token`;
}

/** The product's roles as a JSON array: without the database's own, which every account has. */
function rolesSql(access: AccessDeclaration | undefined): string {
  return `(select coalesce(jsonb_agg(distinct each.role order by each.role), '[]')
    from unnest(${ownRolesSql(access)}) each(role)
    where each.role not in ('', 'authenticated'))`;
}
