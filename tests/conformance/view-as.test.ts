import { installationSql, viewAsSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, ApiRequest } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';

const owner = {
  role: 'authenticated',
  sub: '0a000000-0000-4000-8000-000000000001',
  app_metadata: { role: 'owner' },
};
const technician = {
  role: 'authenticated',
  sub: '7ec00000-0000-4000-8000-000000000002',
  app_metadata: { role: 'technician' },
};

/** The users of Auth, which only the embedded backend brings along, and a team's function for each request. */
const accountsSql = `
  create table if not exists auth.users (id uuid primary key, email text,
    raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_anonymous boolean default false);
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values
    ('${owner.sub}', 'olga@example.com', '{"role": "owner"}', '{"full_name": "Olga"}'),
    ('${technician.sub}', 'timo@example.com', '{"role": "technician", "skills": ["welding"]}', '{"full_name": "Timo"}');
  create function claim(path text[]) returns text language sql stable as $$
    select current_setting('request.jwt.claims', true)::jsonb #>> path
  $$;
  create table visit (id int primary key, technician uuid, note text, 
    twin int references visit deferrable initially deferred);
  alter table visit enable row level security;
  grant select on visit to anon;
  grant select, insert, update, delete on visit to authenticated;
  create policy everything on visit to authenticated using (claim('{app_metadata,role}') = 'owner');
  create policy their_own on visit to authenticated
    using (technician = auth.uid() and claim('{app_metadata,role}') = 'technician');
  create policy a_role on visit for select to authenticated
    using (id = 2 and claim('{app_metadata,role}') = 'technician' and auth.uid() is null);
  create policy public on visit for select to anon using (id = 3);
  create function erase() returns int language sql volatile as $$
    with gone as (delete from visit returning 1) select count(*)::int from gone
  $$;
  create function erase_checked() returns int language plpgsql volatile as $$
  declare erased int;
  begin
    begin
      update visit set note = 'caught';
      raise exception 'undone';
    exception when others then null;
    end;
    erased := erase();
    set constraints all immediate;
    return erased;
  end $$;
  create function team_check() returns void language plpgsql as $$
  begin
    if current_setting('request.headers', true)::json ->> 'x-blocked' is not null then
      raise exception 'Blocked by the team.' using errcode = 'P0001';
    end if;
    perform set_config('team.person', coalesce(claim('{sub}'), 'nobody'), true);
  end $$;
  create function team_person() returns text language sql stable as $$
    select current_setting('team.person', true)
  $$;
  insert into visit values (1, '${technician.sub}', 'roof'), (2, null, 'cellar'), (3, null, 'gate');`;

/** PostgREST's role on the real server; the embedded backend has none, and keeps its settings with the database. */
const teamSettingSql = `do $$ begin
  execute format(case when to_regrole('authenticator') is null then 'alter database %I set %s'
    else 'alter role authenticator in database %I set %s' end,
    current_database(), 'pgrst.db_pre_request = ''public.team_check''');
end $$;`;

let pair: Pair;

beforeAll(async () => {
  pair = await openPair(
    `${accountsSql}${teamSettingSql}${installationSql()}${viewAsSql({
      access: { claim: 'app_metadata.role', value: 'owner' },
    })}`,
    { asAuthenticator: true },
  );
});
afterAll(() => pair.close());

/** Sends a request to both backends, which must answer alike. */
async function send(request: ApiRequest): Promise<Answer> {
  const { embedded, real } = await pair.send(request);
  expect(embedded).toEqual(real);
  return { ...real, body: withNumbers(real.body) };
}

/** Numbers that need not be exact. */
const withNumbers = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null), (_, value: { readonly number?: string } | null) =>
    value !== null && typeof value === 'object' && value.number !== undefined
      ? Number(value.number)
      : value,
  );

const viewedAs = (viewed: string, request: ApiRequest): ApiRequest => ({
  as: owner,
  ...request,
  headers: { ...request.headers, 'x-view-as': viewed },
});
const list = { path: 'visit?select=id&order=id' };
const trial = { prefer: 'return=representation, tx=rollback' };
const stored = async () => (await pair.query('select id, note, twin from visit order by id')).real;

test('shows what the person, the role and the visitor may see', async () => {
  expect((await send({ ...list, as: owner })).body).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect((await send(viewedAs(technician.sub, list))).body).toEqual([{ id: 1 }]);
  expect((await send(viewedAs('role:app_metadata.role=technician', list))).body).toEqual([
    { id: 2 },
  ]);
  expect((await send(viewedAs('anon', list))).body).toEqual([{ id: 3 }]);
});

test('says whom the database takes the caller for', async () => {
  const path = 'rpc/ninefold_viewing_as';
  expect((await send({ path, as: owner })).body).toMatchObject({ allowed: true, as: null });
  expect((await send({ path, as: technician })).body).toMatchObject({ allowed: false, as: null });
  expect((await send(viewedAs(technician.sub, { path }))).body).toMatchObject({
    as: technician.sub,
    by: owner.sub,
    claims: {
      sub: technician.sub,
      role: 'authenticated',
      email: 'timo@example.com',
      app_metadata: { role: 'technician', skills: ['welding'] },
      user_metadata: { full_name: 'Timo' },
    },
  });
  expect((await send(viewedAs('anon', { path }))).body).toMatchObject({
    claims: { role: 'anon' },
  });
});

test('says whether a function only reads, which a call by POST then answers', async () => {
  const says = async (called: string) => {
    const about = `of_schema=public&of_function=${called}`;
    return (await send({ path: `rpc/ninefold_viewing_as?${about}`, as: owner })).body;
  };
  expect(await says('team_person')).toMatchObject({ reads: true });
  expect(await says('erase')).toMatchObject({ reads: false });
  expect(await says('missing')).toMatchObject({ reads: null });
  const path = 'rpc/team_person';
  const call = { method: 'POST', path, body: '{}', headers: trial } as const;
  expect((await send(viewedAs(technician.sub, call))).body).toBe(technician.sub);
});

test('lists people only for those who may view as them', async () => {
  const path = 'rpc/ninefold_people?search=TIMO';
  expect((await send({ path, as: owner })).body).toEqual([
    { id: technician.sub, email: 'timo@example.com', name: 'Timo' },
  ]);
  expect((await send({ path, as: technician })).body).toEqual([]);
  const ofRole = (role: string) => ({ path: `rpc/ninefold_people?search=role:${role}`, as: owner });
  const found = [{ id: technician.sub, email: 'timo@example.com', name: 'Timo' }];
  expect((await send(ofRole('app_metadata.role=technician'))).body).toEqual(found);
  expect((await send(ofRole('app_metadata.skills=welding'))).body).toEqual(found);
  expect((await send(ofRole('app_metadata.role=nobody'))).body).toEqual([]);
  expect((await send({ path })).body).toEqual([]);
});

test('refuses callers who may not, and people who do not exist', async () => {
  for (const as of [technician, undefined]) {
    const request = { ...list, as, headers: { 'x-view-as': owner.sub } };
    expect((await send(request)).body).toMatchObject({ code: '42501' });
  }
  expect((await send(viewedAs('nobody', list))).body).toMatchObject({ code: 'P0002' });
  expect(
    (await send(viewedAs('role:app_metadata.role=owner', { ...list, as: technician }))).body,
  ).toMatchObject({
    code: '42501',
  });
});

const writes: readonly ApiRequest[] = [
  { method: 'POST', path: 'visit', body: `{"id": 9, "technician": "${technician.sub}"}` },
  { method: 'PATCH', path: 'visit?id=eq.1', body: '{"note": "changed"}' },
  { method: 'DELETE', path: 'visit?id=eq.1' },
  { method: 'POST', path: 'rpc/erase', body: '{}' },
  { method: 'POST', path: 'rpc/erase_checked', body: '{}' },
  {
    method: 'POST',
    path: 'rpc/ninefold_write',
    body: JSON.stringify({
      wanted: {
        request: 'a0000000-0000-4000-8000-000000000001',
        steps: [
          {
            schema: 'public',
            relation: 'visit',
            operation: 'update',
            fields: { key: ['id'], new: ['note'] },
            rows: [{ key_1: 1, new_1: 'saved' }],
          },
        ],
      },
    }),
  },
];

test.each(writes)('tries and never stores $method $path', async (write) => {
  const before = await stored();
  const tried = await send(viewedAs(technician.sub, { ...write, headers: trial }));
  expect(tried.status).toBeLessThan(300);
  expect(JSON.stringify(tried.body)).not.toMatch(/^\[\]$|failed/);
  expect(await stored()).toEqual(before);
  // Where the request doesn't ask for a rollback, the database refuses to commit.
  for (const viewed of [technician.sub, 'role:app_metadata.role=owner', owner.sub]) {
    for (const prefer of ['return=representation', 'tx=commit', 'return=minimal']) {
      const kept = await send(viewedAs(viewed, { ...write, headers: { prefer } }));
      expect(kept.body).toMatchObject({ code: 'PT405' });
      expect(await stored()).toEqual(before);
    }
  }
  expect((await pair.query('select * from ninefold_view_as.trial')).real).toEqual([]);
});

test('refuses what the person may not do, in the same words', async () => {
  const body = '{"id": 9}';
  const write = { method: 'POST', path: 'visit', body, headers: trial } as const;
  const refused = await send(viewedAs(technician.sub, write));
  expect(refused.body).toMatchObject({ code: '42501' });
  expect((await send({ ...write, as: technician })).body).toEqual(refused.body);
  const others = { method: 'PATCH', path: 'visit?id=eq.2', body: '{"note": "x"}', headers: trial };
  expect((await send(viewedAs(technician.sub, others as ApiRequest))).body).toEqual([]);
});

test('checks what a commit would check', async () => {
  const write = {
    method: 'PATCH',
    path: 'visit?id=eq.1',
    body: '{"twin": 99}',
    headers: trial,
  } as const;
  expect((await send(viewedAs(technician.sub, write))).body).toMatchObject({ code: '23503' });
});

test('a request without the header is stored', async () => {
  const write = { method: 'PATCH', path: 'visit?id=eq.3', body: '{"note": "kept"}' } as const;
  expect((await send({ ...write, as: owner })).status).toBe(204);
  expect(await stored()).toContainEqual({ id: 3, note: 'kept', twin: null });
});

test('runs the team’s own function, for the caller and for the person viewed', async () => {
  const path = 'rpc/team_person';
  expect((await send({ path, as: owner })).body).toBe(owner.sub);
  expect((await send(viewedAs(technician.sub, { path }))).body).toBe(technician.sub);
  const blocked = { 'x-blocked': 'yes' };
  expect((await send({ path, as: owner, headers: blocked })).body).toMatchObject({ code: 'P0001' });
  expect((await send(viewedAs('anon', { path, headers: blocked }))).body).toMatchObject({
    message: 'Blocked by the team.',
  });
});

test('has the claims that the project’s hook adds', async () => {
  await pair.exec(`
    create schema hooks;
    create function hooks.add_team(event jsonb) returns jsonb language sql stable as $$
      select jsonb_set(event, '{claims,team}', to_jsonb('team of ' || (event ->> 'user_id'))) $$;
    ${viewAsSql({ access: { claim: 'app_metadata.role', value: 'owner' }, claimsHook: 'hooks.add_team' })}`);
  const path = 'rpc/ninefold_viewing_as';
  expect((await send(viewedAs(technician.sub, { path }))).body).toMatchObject({
    claims: { team: `team of ${technician.sub}`, email: 'timo@example.com' },
  });
  expect((await send(viewedAs('role:team=north', { path }))).body).toMatchObject({
    claims: { team: 'north', role: 'authenticated' },
  });
  expect((await send(viewedAs('role:role=service_role', { path }))).body).toMatchObject({
    claims: { role: 'authenticated' },
  });
});

test('what a demonstration allows everybody is allowed to nobody in a project', async () => {
  await pair.exec(viewAsSql({ access: 'demonstration' }));
  const { embedded, real } = await pair.send({
    ...list,
    as: technician,
    headers: { 'x-view-as': 'anon' },
  });
  expect(embedded.status).toBe(200);
  expect(real.body).toMatchObject({ code: '42501' });
});

test('the SQL can be run again, and keeps the team’s function', async () => {
  await pair.exec(viewAsSql({ access: { claim: 'app_metadata.role', value: 'owner' } }));
  expect((await send({ path: 'rpc/team_person', as: owner })).body).toBe(owner.sub);
  expect((await send(viewedAs('anon', list))).body).toEqual([{ id: 3 }]);
});
