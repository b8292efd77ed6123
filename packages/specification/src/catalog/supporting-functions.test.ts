import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import type { Catalog } from './answer/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;
let catalog: Catalog;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create schema private;
    create table member (id int primary key, tenant int, "user" text);
    create table task (id int primary key, tenant int);
    create function private.tenants() returns setof int language sql security definer
      set search_path = '' as 'select tenant from public.member where "user" = current_user';
    create function private."Is Member"(tenant int) returns boolean language plpgsql as
      'begin return tenant in (select private.tenants()); end';
    create function private.may_see(given int) returns boolean
      begin atomic select private."Is Member"(given); end;
    create function private.stamp() returns trigger language plpgsql as
      'begin perform private.note(); return new; end';
    create function private.note() returns void language sql as 'select null';
    create function private.shout(given text) returns text language sql immutable as 'select upper(given)';
    create function private.unused() returns int language sql as 'select 1';
    alter table task enable row level security;
    create policy tenant on task using (private.may_see(tenant));
    create trigger stamp before insert on task for each row execute function private.stamp();
    create schema if not exists auth;
    create table if not exists auth.users (id uuid primary key);
    create function private.welcome() returns trigger language plpgsql as 'begin return new; end';
    create trigger welcome after insert on auth.users for each row execute function private.welcome();
    create view private.loud as select id, private.shout("user") as name from member;
    create view loudest as select id, name from private.loud;
    create role clerk bypassrls;
    create role deputy;
    alter view loudest owner to deputy;
    create role authenticator noinherit;
    do $$ begin
      if to_regrole('anon') is null then create role anon; end if;
      if to_regrole('service_role') is null then create role service_role bypassrls; end if;
    end $$;
    grant anon to authenticator;
    grant clerk to anon;
    grant deputy to clerk with inherit false;`);
  catalog = await readCatalog(database, 'postgres');
});

afterAll(() => database.close());

const functions = (of = catalog) => of.supportingFunctions ?? [];
const named = (name: string, of = catalog) => functions(of).find((each) => each.name === name);
const caller = ({ policiesOf, triggersOf, viewsOf }: ReturnType<typeof functions>[number]) =>
  Object.entries({ policiesOf, triggersOf, viewsOf }).flatMap(([by, relations]) =>
    relations.map(({ relation }) => `${by} ${relation}`),
  );

describe('functions that policies, triggers and views call', () => {
  it('are found through bodies that are texts and bodies that Postgres has parsed', () => {
    expect(functions().map((each) => [each.name, each.signature, caller(each)])).toEqual([
      ['Is Member', 'integer', ['policiesOf task']],
      ['may_see', 'integer', ['policiesOf task']],
      ['note', '', ['triggersOf task']],
      ['shout', 'text', ['viewsOf loudest']],
      ['stamp', '', ['triggersOf task']],
      ['tenants', '', ['policiesOf task']],
      ['welcome', '', ['triggersOf users']],
    ]);
  });

  it('are read with their rights and settings, and without their bodies', () => {
    expect(named('tenants')).toMatchObject({
      securityDefiner: true,
      settings: ['search_path=""'],
      owner: 'postgres',
      ownerBypassesRowSecurity: true,
    });
    expect(named('Is Member')).toMatchObject({ securityDefiner: false, settings: [] });
    expect(JSON.stringify(functions())).not.toContain('select');
  });

  it('have another hash with another body, and with nothing else', async () => {
    await database.exec(`
      create or replace function private.tenants() returns setof int language sql
        as 'select tenant from public.member';
      alter function private.may_see(int) security definer`);
    const later = await readCatalog(database, 'postgres');
    const changed = functions().filter((each) => each.hash !== named(each.name, later)?.hash);
    expect(changed.map(({ name }) => name)).toEqual(['tenants']);
    expect(named('may_see', later)?.securityDefiner).toBe(true);
  });

  it('are not sent to a browser, nor with a part of the catalog', async () => {
    const forBrowser = await readCatalog(database, 'postgres', { audience: 'browser' });
    expect(forBrowser).not.toHaveProperty('supportingFunctions');
    expect(forBrowser).not.toHaveProperty('memberships');
    expect(JSON.stringify(forBrowser)).not.toMatch(/"owner|deputy/);
    const part = await readCatalog(database, 'postgres', { entities: ['task'] });
    expect(part).not.toHaveProperty('supportingFunctions');
  });
});

describe('owners of views', () => {
  it('are read, with whether policies hold for them', () => {
    const view = catalog.relations.find(({ name }) => name === 'loudest')?.view;
    expect(view).toMatchObject({ owner: 'deputy', ownerBypassesRowSecurity: false });
  });
});

describe('memberships', () => {
  it('are those of the roles of the Data API, and of the roles that these are members of', () => {
    expect(catalog.memberships).toEqual([
      { member: 'anon', role: 'clerk', inherits: true },
      { member: 'authenticator', role: 'anon' },
      { member: 'clerk', role: 'deputy' },
    ]);
  });

  it('have the member as their source', () => {
    const { permissions } = specificationOf(catalog);
    expect(permissions.memberships?.[0]).toEqual({
      member: 'anon',
      role: 'clerk',
      inherits: true,
      source: { from: 'database', object: 'role anon' },
    });
    expect(permissions.supportingFunctions?.[0]?.policiesOf).toEqual(['task']);
  });
});
