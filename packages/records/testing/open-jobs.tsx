import { createDataClient, loadSpecification } from '@ninefold/data/client';
import type { RecordSource } from '@ninefold/data/records';
import { createSession } from '@ninefold/data/session';
import { specificationOf } from '@ninefold/specification/catalog';
import { applyDeclaration, type Declaration } from '@ninefold/specification/declaration';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Fault } from '../../data/testing/faulty-source.ts';
import { startBrowserBackend } from '../../embedded/src/browser/index.ts';
import { RecordsProvider } from '../src/index.ts';

const account = { email: 'mira@jobs.example', password: 'mira-mira-mira' };

/** Jobs that everyone may read, pay that one may only enter, and crates that take their items along. */
const tables = `
  create table job (
    id int generated always as identity primary key, title text not null,
    status text not null default 'open' check (status in ('open', 'done')),
    price int constraint priced check (price > 0)
  );
  create table crate (id int generated always as identity primary key, title text not null);
  create table crate_item (id int primary key, crate_id int not null references crate on delete cascade);
  grant select, insert, update, delete on crate, crate_item to authenticated;
  create table pay (id int primary key, amount int not null);
  grant select, insert, update, delete on job to authenticated;
  grant insert on pay to authenticated;
  insert into job (title, price) values ('Belt', 5), ('Fan', 7), ('Pump', 9);
  create function finish_jobs() returns int volatile language sql
    as $$ with done as (update job set status = 'done' where status = 'open' returning 1) select count(*)::int from done $$;
  grant execute on function finish_jobs() to authenticated;
`;

const declaration: Declaration = {
  states: { 'job.status': { transitions: [{ from: 'open', to: 'done' }] } },
};

/** Binds the hooks to a person who is signed in to the page's backend, with a few jobs. */
export async function openJobs() {
  const backend = await startBrowserBackend();
  await backend.reset();
  await backend.exec(tables);
  const { id } = await backend.createAccount(account);
  let faults: Fault[] = [];
  let sent: string[] = [];
  const kept = new Map<string, string>();
  const client = createDataClient({
    url: `https://${crypto.randomUUID()}.example`,
    publishableKey: backend.publishableKey,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch(input, init) {
      const send = () => backend.fetch(new Request(input, init));
      sent.push(init?.method ?? 'GET');
      return faults.shift()?.(send) ?? send();
    },
  });
  const session = createSession(client);
  await session.ready;
  await session.signIn(account);
  const catalog = await loadSpecification(client);
  const { specification } = applyDeclaration(specificationOf(catalog), declaration);
  const left = new AbortController();
  const sourceOf = (person: string): RecordSource => ({
    client: client.boundTo({ id: () => person, signal: left.signal }),
    specification,
    entities: specification.entities,
  });
  let source = sourceOf(id);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = { specification, declaration, person: { roles: ['authenticated'] } };
  return {
    client,
    queries,
    session,
    /** Ends the screens of the person. */
    leave: () => left.abort(),
    /** Binds the hooks to somebody else when they are rendered again. */
    handOver: () => void (source = sourceOf('somebody else')),
    /** Clears the sent requests, and applies the faults to the next ones, one each. */
    fail(next: readonly Fault[] = []) {
      sent = [];
      faults = [...next];
    },
    /** The method of each request since. */
    sent: () => sent,
    /** Changes the database as somebody does it elsewhere. */
    elsewhere: (sql: string) => backend.exec(sql),
    stored: async () =>
      (await backend.query('select title, status, price from job order by id')).rows,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <RecordsProvider source={source} asked={asked}>
          {children}
        </RecordsProvider>
      </QueryClientProvider>
    ),
  };
}
