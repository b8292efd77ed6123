import { installationSql } from '@ninefold/specification/catalog';
import { createBackend } from '@ninefold/embedded';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../packages/screens/src/application/application.ts';
import {
  entitiesInOverview,
  entitySpecificationQuery,
  overviewQuery,
  fullSpecificationQuery,
} from '../../packages/screens/src/screen-context/queries/specification.ts';
import { catalogOf } from '../performance/discovery/catalog-of.ts';

/** The bytes that the application is answered, for what it asks before a screen is shown. */
async function bytesAt(tables: number) {
  const backend = await createBackend();
  await backend.exec(`${catalogOf(tables)}${installationSql()}analyze;`);
  let bytes = 0;
  const application = createApplication(
    {
      supabaseUrl: 'http://backend.test',
      publishableKey: backend.publishableKey,
      start: 'dump',
    },
    {
      fetch: async (input, init) => {
        const answer = await backend.clientFetch(input, init);
        bytes += (await answer.clone().arrayBuffer()).byteLength;
        return answer;
      },
    },
  );
  const asked = async (question: () => Promise<unknown>) => {
    bytes = 0;
    await question();
    return bytes;
  };
  const { queries } = application;
  const overview = await queries.ensureQueryData(overviewQuery(application));
  const figures = {
    overview: await asked(() =>
      queries.fetchQuery({ ...overviewQuery(application), staleTime: 0 }),
    ),
    // What refers to it and what it refers to, as its detail asks.
    detail: await asked(() =>
      Promise.all(
        [['table_5'], ['table_5', 'table_6']].map((entities) =>
          queries.fetchQuery(entitySpecificationQuery(application, entities)),
        ),
      ),
    ),
    whole: await asked(() => queries.fetchQuery(fullSpecificationQuery(application))),
  };
  application.database?.session.close();
  await backend.close();
  return { ...figures, listed: overview.entities.length, readable: overview.readable };
}

describe('requests of the application about a database', () => {
  it('for one screen does not grow with the number of entities', async () => {
    const [few, many, most] = [await bytesAt(10), await bytesAt(100), await bytesAt(300)];
    expect([few.readable, many.readable, most.readable]).toEqual([10, 100, 300]);
    expect([few.listed, many.listed, most.listed]).toEqual([
      10,
      entitiesInOverview,
      entitiesInOverview,
    ]);
    // A table's number has a digit more.
    const digits = entitiesInOverview * 40;
    expect(most.overview).toBeLessThan(many.overview + digits);
    expect(most.detail).toBeLessThan(few.detail + 200);
    // All of it does: it is only for the screens of the specification itself.
    expect(most.whole).toBeGreaterThan(few.whole * 20);
  });
});
