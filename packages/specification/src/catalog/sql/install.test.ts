import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollarQuote, quoteLiteral } from '@ninefold/values/sql';
import type { Catalog } from '../answer/index.ts';
import { readCatalog } from '../../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { installationSql } from './install.ts';
import { installedVersion } from './installed-version.ts';
import { savedViewsSql } from './saved-views.ts';

let database: PGlite;
const schemas = ['public', 'elsewhere'];

beforeAll(async () => {
  database = await lendPostgres();
  const oddities = new URL('../../../testing/catalog/oddities.sql', import.meta.url);
  await database.exec(await readFile(oddities, 'utf8'));
});

afterAll(() => database.close());

async function asRole<T>(role: string, sql: string): Promise<T | undefined> {
  await database.exec(`set role ${role}`);
  try {
    return (await database.query<T>(sql)).rows[0];
  } finally {
    await database.exec('reset role');
  }
}

const hashOfKnownTable = () =>
  asRole<{ hash: string }>(
    'postgres',
    `select public.ninefold_specification(entities => array['known_table']) ->> 'hash' as hash`,
  );

describe('the installed functions', () => {
  it('have another version when their SQL has changed', () => {
    const hash = createHash('sha256').update(installationSql()).digest('hex').slice(0, 16);
    // After a change: count up `installedVersion`, say in CHANGELOG.md to install them again, and write the new hash here.
    expect({ version: installedVersion, hash }).toEqual({ version: 1, hash: '3fa3de51cc247fde' });
  });

  it('are installed twice as well as once', async () => {
    await database.exec(installationSql({ schemas }));
    const describe = () =>
      database.query(
        `select proname, provolatile, prosecdef, proconfig, proacl::text,
                obj_description(oid, 'pg_proc') is not null as commented
         from pg_proc where proname ~ '^ninefold' order by proname`,
      );
    const once = (await describe()).rows;
    await database.exec(installationSql({ schemas }));
    expect((await describe()).rows).toEqual(once);
    const rights = once.map((row) => (row as { proacl: string }).proacl);
    expect(new Set(rights)).toHaveLength(1);
    expect(once).toMatchObject([
      {
        proname: 'ninefold_counts',
        provolatile: 's',
        prosecdef: false,
        proconfig: ['search_path=pg_catalog, pg_temp'],
        commented: true,
      },
      {
        proname: 'ninefold_specification',
        provolatile: 's',
        prosecdef: false,
        proconfig: expect.arrayContaining(['search_path=pg_catalog, pg_temp', 'jit=off']),
        commented: true,
      },
      {
        proname: 'ninefold_write',
        provolatile: 'v',
        prosecdef: false,
        proconfig: ['search_path=pg_catalog, pg_temp'],
        commented: true,
      },
    ]);
  });

  it.each(['anon', 'authenticated', 'postgres'])(
    'answer %s what the query over a connection answers',
    async (role) => {
      const answer = await asRole<{ answer: Catalog }>(
        role,
        'select public.ninefold_specification() as answer',
      );
      const read = await readCatalog(database, role, { schemas, audience: 'browser' });
      const hash = answer?.answer.hash;
      expect(answer?.answer).toEqual({ ...read, hash: expect.stringMatching(/^[\da-f]{32}$/) });
      expect(
        await asRole(role, `select public.ninefold_specification(known => '${hash}') as answer`),
      ).toEqual({ answer: { format: 2, unchanged: true } });
    },
  );

  it('have another hash for another catalog', async () => {
    await database.exec('create table known_table (id int)');
    const before = await hashOfKnownTable();
    expect(await hashOfKnownTable()).toEqual(before);
    await database.exec('alter table known_table add name text');
    expect((await hashOfKnownTable())?.hash).not.toBe(before?.hash);
    await database.exec('drop table known_table');
  });

  it.each(['', 'text[], boolean', 'text[], boolean, text[], text, integer'])(
    'take the place of an earlier version, which took other arguments: %s',
    async (types) => {
      const bare = await lendPostgres();
      await bare.exec(`create function public.ninefold_specification(${types}) returns jsonb
      language sql stable as 'select null::jsonb'`);
      await bare.exec(installationSql());
      const { rows } = await bare.query(
        `select pronargs from pg_proc where proname = 'ninefold_specification'`,
      );
      expect(rows).toEqual([{ pronargs: 6 }]);
      await bare.close();
    },
  );

  it('take the place of the functions with which earlier versions wrote', async () => {
    const bare = await lendPostgres();
    for (const name of ['ninefold_save', 'ninefold_update']) {
      await bare.exec(`create function public.${name}(wanted json) returns jsonb
        language sql as 'select null::jsonb'`);
    }
    await bare.exec(installationSql());
    const { rows } = await bare.query(
      `select proname from pg_proc where proname ~ '^ninefold' order by proname`,
    );
    expect(rows.map((row) => (row as { proname: string }).proname)).toEqual([
      'ninefold_counts',
      'ninefold_specification',
      'ninefold_write',
    ]);
    await bare.close();
  });

  it('leave every setting of the session unchanged', async () => {
    const settings = `select name, setting from pg_settings
      where name in ('search_path', 'TimeZone', 'DateStyle', 'standard_conforming_strings', 'jit')`;
    await database.exec(`set time zone 'Asia/Tokyo'; set datestyle = 'German'`);
    const before = (await database.query(settings)).rows;
    await database.transaction(async (transaction) => {
      await transaction.query('select public.ninefold_specification()');
      await transaction.query(`select public.ninefold_counts('[{"schema": "elsewhere"}]')`);
      expect((await transaction.query(settings)).rows).toEqual(before);
    });
    await database.exec('reset all');
  });

  it('reject other roles', async () => {
    await database.exec('create role stranger; grant usage on schema public to stranger');
    const calls = ['ninefold_specification()', `ninefold_counts('[]')`, `ninefold_write('{}')`];
    for (const call of calls) {
      await expect(asRole('stranger', `select public.${call}`)).rejects.toThrow(
        /permission denied for function/,
      );
    }
  });

  it('are installed where the roles of the platform do not exist', async () => {
    const bare = await lendPostgres();
    await bare.exec(installationSql());
    const { rows } = await bare.query('select public.ninefold_specification() -> $1 as role', [
      'role',
    ]);
    expect(rows).toEqual([{ role: 'postgres' }]);
    await bare.close();
  });
});

describe('the texts of policies', () => {
  it('are shown to people who are signed in, never to visitors, and to nobody where a team hides them', async () => {
    const bare = await lendPostgres();
    await bare.exec(`
      create role anon;
      create role authenticated;
      create role clerk;
      create schema private;
      grant usage on schema public to anon, authenticated;
      create table note (id int, owner text, secret_of_clerks int);
      grant all on note to anon, authenticated;
      alter table note enable row level security;
      create function private.of(name text) returns text language sql strict as 'select name';
      create function private.of(name int) returns text language sql security definer as $$ select 'x' $$;
      create function private.me() returns text language sql stable as $$ select private.of('me') $$;
      create function private.unused() returns text language sql as $$ select 'x' $$;
      revoke execute on function private.of(int) from public;
      create policy own on note using (owner = private.me());
      create policy clerks on note to clerk using (secret_of_clerks = 4711);`);
    const told = async (role: string) => {
      await bare.exec(`set role ${role}`);
      const { rows } = await bare.query<{ catalog: Catalog }>(
        'select public.ninefold_specification() as catalog',
      );
      await bare.exec('reset role');
      const { relations, policyFunctions } = rows[0]?.catalog ?? {};
      return { policies: relations?.flatMap(({ policies = [] }) => policies), policyFunctions };
    };
    const hash = expect.stringMatching(/^[\da-f]{16}$/) as string;
    const policy = { command: 'all', permissive: true, hash };
    const hidden = (role: string) => ({
      policies: [{ ...policy, roles: [role] }],
      policyFunctions: undefined,
    });
    await bare.exec(installationSql());
    expect(await told('anon')).toEqual(hidden('anon'));
    const schema = 'private';
    const execute = ['authenticated', 'owner 1'];
    const usage = ['owner 1'];
    const text = { name: 'name', type: 'text' };
    expect(await told('authenticated')).toEqual({
      policies: [{ ...policy, roles: ['authenticated'], using: '(owner = private.me())' }],
      policyFunctions: [
        {
          schema,
          name: 'me',
          arguments: [],
          returns: 'text',
          body: ` select private.of('me') `,
          execute,
          usage,
        },
        {
          schema,
          name: 'of',
          arguments: [{ name: 'name', type: 'integer' }],
          returns: 'text',
          runsAs: 'owner 1',
          body: ` select 'x' `,
          execute: ['owner 1'],
          usage: ['owner 1'],
        },
        {
          schema,
          name: 'of',
          arguments: [text],
          returns: 'text',
          body: 'select name',
          strict: true,
          execute,
          usage,
        },
      ],
    });
    await bare.exec(installationSql({ hidesPolicies: true }));
    expect(await told('authenticated')).toEqual(hidden('authenticated'));
    await bare.close();
  });
});

describe('the function that writes', () => {
  it('is named by every answer to those who can call it', async () => {
    const bare = await lendPostgres();
    await bare.exec(`
      create role anon;
      create role authenticated;
      grant usage on schema public to anon, authenticated;
      ${installationSql()}`);
    const named = async (role: string, parameters = '') => {
      await bare.exec(`set role ${role}`);
      const { rows } = await bare.query<{ catalog: Catalog }>(
        `select public.ninefold_specification(${parameters}) as catalog`,
      );
      await bare.exec('reset role');
      return rows[0]?.catalog.writesOnce;
    };
    await bare.exec('revoke execute on function ninefold_write from anon');
    for (const parameters of ['', 'overview => true', `entities => '{}'`]) {
      expect(await named('authenticated', parameters)).toBe(true);
    }
    expect(await named('anon')).toBeUndefined();
    await bare.exec('drop function ninefold_write');
    expect(await named('authenticated')).toBeUndefined();
    await bare.close();
  });
});

describe('the table of saved views', () => {
  it('is known to those who can use it, and no entity', async () => {
    const users = await lendPostgres();
    await users.exec(`
      create role anon;
      create role authenticated;
      create schema auth;
      create table auth.users (id uuid primary key);
      create function auth.uid() returns uuid language sql as 'select null::uuid';
      grant usage on schema public, auth to anon, authenticated;`);
    await users.exec(installationSql());
    const described = async (role: string) => {
      await users.exec(`set role ${role}`);
      const { rows } = await users.query<{ catalog: Catalog }>(
        'select public.ninefold_specification(overview => true) as catalog',
      );
      await users.exec('reset role');
      const { savedViews, outlines, readable } = rows[0]?.catalog ?? {};
      return { savedViews, outlines, readable };
    };
    const nothing = { savedViews: undefined, outlines: [], readable: 0 };
    expect(await described('authenticated')).toEqual(nothing);
    await users.exec(savedViewsSql());
    expect(await described('authenticated')).toEqual({ ...nothing, savedViews: true });
    expect(await described('anon')).toEqual(nothing);
    await users.exec('revoke delete on public.ninefold_saved_views from authenticated');
    expect(await described('authenticated')).toEqual(nothing);
    await users.close();
  });
});

describe('quoting', () => {
  it('is safe for any text', async () => {
    const odd = `'; select "x" \\ $ninefold$ $$`;
    const { rows } = await database.query(
      `select ${quoteLiteral(odd)} as literal, ${dollarQuote(odd)} as dollars`,
    );
    expect(rows).toEqual([{ literal: odd, dollars: odd }]);
  });
});
