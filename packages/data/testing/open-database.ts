import { createDataClient, loadSpecification } from '../src/client/index.ts';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { lendBackend } from '../../embedded/testing/index.ts';
import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../src/query/index.ts';

/** A database for tests: read as a visitor over the Data API, and changed as the superuser. */
export interface TestDatabase {
  readonly source: RecordSource;
  readonly entity: (name: string) => Entity;
  /** Runs SQL as the superuser. Discover again after a change of what there is. */
  readonly exec: (sql: string) => Promise<void>;
  /** Sends a request to the backend; for a client of another kind. */
  readonly fetch: typeof fetch;
  /** `path` and query of each request since the last call of this function. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Runs `sql` in an embedded backend, and reads its specification as the browser does. */
export async function openDatabase(
  sql: string,
  { maxRows }: { readonly maxRows?: number } = {},
): Promise<TestDatabase> {
  const backend = await lendBackend({ maxRows });
  await backend.exec(`${sql}\n${installationSql()}\nanalyze;`);
  const send: typeof fetch = (input, init) => backend.clientFetch(input, init);
  const client = createDataClient({
    url: 'http://backend.test',
    publishableKey: backend.publishableKey,
    logsPayloads: true,
    fetch: send,
  });
  const specification = specificationOf(await loadSpecification(client));
  const { entities } = specification;
  return {
    source: {
      client,
      entities,
      specification,
      href: (entity, id) => `/data/${entity.name}/${encodeURIComponent(id)}`,
    },
    entity(name) {
      const found = entities.find((entity) => entity.name === name);
      if (found === undefined) throw new Error(`The test database has no ${name}.`);
      return found;
    },
    exec: (statements) => backend.exec(statements),
    fetch: send,
    asked() {
      const paths = client.calls
        .calls()
        .map(({ path }) => decodeURIComponent(path.replaceAll('+', ' ')));
      client.calls.clear();
      return paths;
    },
    close: () => backend.close(),
  };
}

/** The same database as the application knows one in which `ninefold_write` isn't installed. */
export function withoutWrite(database: TestDatabase): TestDatabase {
  const { source } = database;
  const specification = source.specification && { ...source.specification, writesOnce: undefined };
  return { ...database, source: { ...source, specification } };
}
