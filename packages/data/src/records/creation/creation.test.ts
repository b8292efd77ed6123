import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listRecords } from '../list.ts';
import { initialListState } from '@ninefold/specification/grammar';
import {
  answerDropped,
  badGateway,
  dropped,
  type Fault,
  type FaultySource,
  faultySource,
} from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase, withoutWrite } from '../../../testing/open-database.ts';
import type { RecordValues } from '../record.ts';
import { createOnce } from '../transaction/index.ts';
import {
  type CreationOptions,
  CreationUncertain,
  type KeptCreation,
  recordCreation,
} from './index.ts';

let database: TestDatabase;
/** As where no function carries out a request once. */
let connection: FaultySource;
let once: FaultySource;

const answered: Fault = (send) => send();
const away: Fault = async () => new Response('{}', { status: 503 });
const uncached: Fault = async () =>
  Response.json({ code: 'PGRST202', message: '' }, { status: 404 });
const gatewayAfter: Fault = async (send) => {
  await send();
  return badGateway(send);
};

beforeAll(async () => {
  database = await openDatabase(`
    create table job (
      id bigint generated always as identity primary key,
      title text not null, price numeric(6, 2), day date, created_at timestamptz not null default now()
    );
    create function shout() returns trigger language plpgsql as $$
      begin new.title := upper(trim(new.title)); return new; end $$;
    create trigger shout before insert on job for each row execute function shout();
    create table ticket (id uuid primary key default gen_random_uuid(), title text not null);
    create table skill (code text primary key, title text not null);
    create table inbox (id int primary key, title text);
    create table event (id bigint generated always as identity primary key, title text, listed boolean);
    alter table event enable row level security;
    create policy write on event for insert to anon with check (title <> 'forbidden');
    create policy read on event for select to anon using (listed);
    create view every_event as select title from event;

    grant usage on schema public to anon;
    grant select, insert on job, ticket, skill, event to anon;
    grant select on every_event to anon;
    grant insert on inbox to anon;
  `);
  connection = faultySource(withoutWrite(database));
  once = faultySource(database);
});

afterAll(() => database.close());

beforeEach(async () => {
  connection.fail([]);
  await database.exec('truncate job, ticket, skill, inbox, event');
});

/** A form that can be saved several times. The faults meet its first requests. */
function form(name: string, { source, fail } = connection, earlier?: KeptCreation) {
  const creation = recordCreation(earlier);
  return (values: RecordValues, next: readonly Fault[] = [], options?: CreationOptions) => {
    fail(next);
    return creation.send(source, database.entity(name), values, options);
  };
}

async function stored(name: string): Promise<readonly unknown[]> {
  const { rows } = await listRecords(database.source, database.entity(name), initialListState);
  return rows.map(({ values }) => values['title']);
}

describe('a record that the client can mark', () => {
  test.for([
    ['connection', answerDropped],
    ['gateway', gatewayAfter],
  ] as const)(
    'is saved where the %s lost the answer alone, and is sent once',
    async ([, fault]) => {
      expect(await form('ticket')({ title: 'Pump' }, [fault])).toMatchObject({ title: 'Pump' });
      expect(connection.sent()).toEqual(['POST', 'GET']);
      expect(await stored('ticket')).toEqual(['Pump']);
    },
  );

  test('is not reported as saved where it never arrived, and is created when it is sent again', async () => {
    const save = form('ticket');
    await expect(save({ title: 'Pump' }, [dropped])).rejects.toMatchObject({
      failure: {
        kind: 'offline',
        reaction: 'retry',
        message: 'The connection was lost, and this ticket was not saved. Save again.',
      },
    });
    expect(await stored('ticket')).toEqual([]);
    expect(await save({ title: 'Pump' })).toMatchObject({ title: 'Pump' });
    expect(connection.sent()).toEqual(['GET', 'POST']);
    expect(await stored('ticket')).toEqual(['Pump']);
  });

  test('is reported as not saved where the server is unavailable, not as a lost connection', async () => {
    await expect(form('ticket')({ title: 'Pump' }, [away])).rejects.toMatchObject({
      failure: {
        kind: 'unavailable',
        reaction: 'retry',
        message:
          'The server is unavailable for now, and this ticket was not saved. Save again later.',
      },
    });
  });

  test('is looked for before it is sent again, where it could not be looked for at once', async () => {
    const save = form('ticket');
    const failure = {
      kind: 'offline',
      message: expect.stringContaining('it isn’t known whether this ticket was saved'),
    };
    await expect(save({ title: 'Pump' }, [answerDropped, badGateway])).rejects.toMatchObject({
      failure,
    });
    await expect(save({ title: 'Pump' }, [badGateway])).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect(await save({ title: 'Pump' })).toMatchObject({ title: 'Pump' });
    expect(connection.sent()).toEqual(['GET']);
    expect(await stored('ticket')).toEqual(['Pump']);
  });

  test('is found by another page, which has kept only what was sent', async () => {
    const kept: KeptCreation[] = [];
    const first = recordCreation();
    const entity = database.entity('ticket');
    connection.fail([answerDropped, badGateway]);
    const onSend = (sent: KeptCreation) => kept.push(sent);
    await expect(
      first.send(connection.source, entity, { title: 'Pump' }, { onSend }),
    ).rejects.toMatchObject({ failure: { kind: 'offline' } });
    expect(first.kept()).toEqual(kept.at(-1));
    const second = recordCreation(JSON.parse(JSON.stringify(kept.at(-1))) as KeptCreation);
    connection.fail([]);
    expect(await second.send(connection.source, entity, { title: 'Pump' })).toMatchObject({
      title: 'Pump',
    });
    expect(connection.sent()).toEqual(['GET']);
    expect(await stored('ticket')).toEqual(['Pump']);
  });

  test('is found where the first request arrives while the second is on its way', async () => {
    const save = form('ticket');
    let arrive: (() => Promise<Response>) | undefined;
    const late: Fault = async (send) => {
      arrive = send;
      throw new TypeError('fetch failed');
    };
    await expect(save({ title: 'Pump' }, [late])).rejects.toThrow('was not saved');
    const overtaken: Fault = async (send) => {
      await arrive?.();
      return send();
    };
    expect(await save({ title: 'Pump' }, [answered, overtaken])).toMatchObject({ title: 'Pump' });
    expect(connection.sent()).toEqual(['GET', 'POST', 'GET']);
    expect(await stored('ticket')).toEqual(['Pump']);
  });

  test('is not reported with values that were changed since', async () => {
    const save = form('ticket');
    await expect(save({ title: 'Pump' }, [answerDropped, badGateway])).rejects.toThrow(
      'connection was lost',
    );
    const again = save({ title: 'Pump, red' });
    await expect(again).rejects.toBeInstanceOf(CreationUncertain);
    await expect(again).rejects.toMatchObject({
      candidates: [{ title: 'Pump' }],
      failure: { message: expect.stringContaining('without what you have changed since') },
    });
    expect(await stored('ticket')).toEqual(['Pump']);
    await save({ title: 'Pump, red' }, [], { another: true });
    expect(await stored('ticket')).toHaveLength(2);
  });

  test('keeps a refusal what it is', async () => {
    const save = form('ticket');
    await expect(save({})).rejects.toMatchObject({ failure: { kind: 'required' } });
    expect(connection.sent()).toEqual(['POST']);
    await save({ title: 'Pump' });
    expect(connection.sent()).toEqual(['POST']);
  });
});

describe('a record that only its values tell', () => {
  test('is not reported as saved: those that it may be are shown, newest first', async () => {
    const save = form('job');
    await save({ title: 'Pump', price: '1.005', day: '2026-11-22' });
    await form('job')({ title: 'Fan', day: '2026-11-22' });
    const lost = form('job');
    const again = lost({ title: ' Pump', price: '1.005', day: '2026-11-22' }, [answerDropped]);
    await expect(again).rejects.toMatchObject({
      name: 'CreationUncertain',
      candidates: [
        { title: 'PUMP', values: { price: '1.01' } },
        { title: 'PUMP', values: { price: '1.01' } },
      ],
      createdAt: 'created_at',
    });
    await expect(lost({ title: ' Pump', price: '1.005', day: '2026-11-22' })).rejects.toThrow(
      'connection was lost',
    );
    expect(connection.sent()).toEqual(['GET']);
    expect(await stored('job')).toHaveLength(3);
    const { candidates } = (await again.catch((error: unknown) => error)) as CreationUncertain;
    expect(Number(candidates[0]?.id)).toBeGreaterThan(Number(candidates[1]?.id));
  });

  test('is created once more after the person has seen them', async () => {
    const save = form('job');
    await expect(save({ title: 'Pump' }, [answerDropped])).rejects.toThrow('connection was lost');
    expect(await save({ title: 'Pump' }, [], { another: true })).toMatchObject({ title: 'PUMP' });
    expect(await stored('job')).toEqual(['PUMP', 'PUMP']);
  });

  test('is created when it is sent again, where there is none', async () => {
    const save = form('job');
    await expect(save({ title: 'Pump' }, [dropped])).rejects.toThrow('was not saved');
    expect(await save({ title: 'Pump' })).toMatchObject({ title: 'PUMP' });
    expect(connection.sent()).toEqual(['GET', 'POST']);
  });

  test('is looked for by what was sent, not by what was changed since', async () => {
    const save = form('job');
    await expect(save({ title: 'Pump' }, [answerDropped, badGateway])).rejects.toThrow(
      'connection was lost',
    );
    await expect(save({ title: 'Fan' })).rejects.toMatchObject({ candidates: [{ title: 'PUMP' }] });
    expect(await stored('job')).toEqual(['PUMP']);
  });

  test('with a typed key is not reported as saved: another record may have that key', async () => {
    await form('skill')({ code: 'A', title: 'Welding' });
    const save = form('skill');
    await expect(save({ code: 'A', title: 'Welding' }, [dropped])).rejects.toMatchObject({
      candidates: [{ id: 'A' }],
    });
  });

  test('is stored where no policy shows it, and nothing is returned', async () => {
    expect(await form('event')({ title: 'Unlisted', listed: false })).toBeNull();
    expect(connection.sent()).toEqual(['POST', 'POST']);
    expect(await stored('every_event')).toEqual(['Unlisted']);
    expect(await form('event')({ title: 'Listed', listed: true })).toMatchObject({
      title: 'Listed',
    });
  });

  test('stays refused where a policy refuses it, returned or not', async () => {
    await expect(form('event')({ title: 'forbidden' })).rejects.toMatchObject({
      failure: { code: '42501' },
    });
    expect(await stored('every_event')).toEqual([]);
  });

  test('is not sent again where its answer was lost and no policy shows it', async () => {
    const save = form('event');
    const lost = save({ title: 'Unlisted' }, [answered, answerDropped]);
    await expect(lost).rejects.toThrow('you don’t have permission to check');
    await expect(save({ title: 'Unlisted' })).rejects.toThrow('you don’t have permission to check');
    expect(await stored('every_event')).toEqual(['Unlisted']);
  });

  test('can not be looked for by a role that reads nothing', async () => {
    const inbox = database.entity('inbox');
    const creation = recordCreation();
    connection.fail([answerDropped]);
    await expect(creation.send(connection.source, inbox, { id: '1' })).rejects.toMatchObject({
      name: 'CreationUncertain',
      candidates: [],
      failure: { message: expect.stringContaining('you don’t have permission to check') },
    });
  });
});

describe('a record whose request can be sent again', () => {
  const lost = [answerDropped, badGateway];

  test.for([
    ['the answer', answerDropped],
    ['the request', dropped],
  ] as const)('is created once where %s was lost', async ([, fault]) => {
    expect(await form('job', once)({ title: ' Pump' }, [fault])).toMatchObject({ title: 'PUMP' });
    expect(once.sent()).toEqual(['POST', 'POST', 'GET']);
    expect(await stored('job')).toEqual(['PUMP']);
  });

  test('is created alone where the schema cache lacks the function, and only at first', async () => {
    const creation = recordCreation();
    const save = (faults: readonly Fault[]) => {
      once.fail(faults);
      return creation.send(once.source, database.entity('job'), { title: 'Pump' });
    };
    await expect(save([answerDropped, uncached])).rejects.toThrow('isn’t known');
    await expect(save([uncached])).rejects.toMatchObject({ failure: { code: 'PGRST202' } });
    expect(await save([])).toMatchObject({ title: 'PUMP' });
    once.fail([uncached]);
    const other = recordCreation().send(once.source, database.entity('job'), { title: 'Fan' });
    expect(await other).toMatchObject({ title: 'FAN' });
    expect(await stored('job')).toEqual(['PUMP', 'FAN']);
  });

  test('with rows is not said to be created where which rows were stored isn’t known', async () => {
    const ticket = database.entity('ticket');
    const creation = recordCreation();
    let sent: KeptCreation | undefined;
    const create = (values: RecordValues, id: string) =>
      createOnce(once.source, ticket, values, { id, isUnreadable: false, onUnreadable() {} });
    const save = (page: typeof creation) =>
      page.send(
        once.source,
        ticket,
        { title: 'Pump' },
        { create, onSend: (kept) => (sent = kept) },
      );
    once.fail([answerDropped, badGateway]);
    await expect(save(creation)).rejects.toThrow('isn’t known');
    const { request } = sent ?? {};
    const kept = { ...creation.kept(), ...(request && { request: { ...request, at: 0 } }) };
    await expect(save(recordCreation(kept))).rejects.toMatchObject({
      name: 'CreationUncertain',
      candidates: [{ title: 'Pump' }],
    });
    expect(await stored('ticket')).toEqual(['Pump']);
  });

  test('is found by what is sent again, and by another page', async () => {
    const save = form('job', once);
    const kept: KeptCreation[] = [];
    const onSend = (each: KeptCreation) => kept.push(each);
    await expect(save({ title: 'Pump' }, lost, { onSend })).rejects.toThrow('isn’t known');
    const page = JSON.parse(JSON.stringify(kept.at(-1))) as KeptCreation;
    expect(await form('job', once, page)({ title: 'Pump' })).toMatchObject({ title: 'PUMP' });
    expect(await save({ title: 'Pump' })).toMatchObject({ title: 'PUMP' });
    expect(await stored('job')).toEqual(['PUMP']);
  });

  test('is shown where it was stored without what was changed since', async () => {
    const save = form('job', once);
    await expect(save({ title: 'Pump' }, lost)).rejects.toThrow('isn’t known');
    const again = save({ title: 'Fan' });
    await expect(again).rejects.toMatchObject({
      name: 'CreationUncertain',
      candidates: [{ title: 'PUMP' }],
      failure: { message: expect.stringContaining('without what you have changed since') },
    });
    expect(await stored('job')).toEqual(['PUMP']);
    await save({ title: 'Fan' }, [], { another: true });
    expect(await stored('job')).toHaveLength(2);
  });

  test('is created once although no policy shows it, or the role reads nothing', async () => {
    const save = form('event', once);
    const unlisted = save({ title: 'Unlisted' }, [answered, answerDropped, badGateway]);
    await expect(unlisted).rejects.toThrow('isn’t known');
    expect(await save({ title: 'Unlisted' })).toBeNull();
    expect(await stored('every_event')).toEqual(['Unlisted']);
    expect(await form('inbox', once)({ id: '1' }, [answerDropped])).toBeNull();
    await expect(form('event', once)({ title: 'forbidden' })).rejects.toMatchObject({
      failure: { code: '42501' },
    });
  });

  test('is looked for where the database may have forgotten the request', async () => {
    const save = form('job', once);
    await expect(save({ title: 'Pump' }, lost)).rejects.toThrow('isn’t known');
    vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000);
    await expect(save({ title: 'Pump' })).rejects.toMatchObject({
      name: 'CreationUncertain',
      candidates: [{ title: 'PUMP' }],
    });
    vi.useRealTimers();
    expect(await stored('job')).toEqual(['PUMP']);
  });
});
