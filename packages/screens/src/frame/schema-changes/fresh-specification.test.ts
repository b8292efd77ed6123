import type { Specification } from '@ninefold/specification';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { Application } from '../../application/index.ts';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { readSpecificationAgain } from './fresh-specification.ts';

/** Returns what is said where the open screen has one specification and the database another. */
async function said(before: Specification, after: Specification) {
  const queries = new QueryClient();
  let answer = before;
  await queries.fetchQuery({
    queryKey: ['specification', 'ada', 'known', 'public.skill'],
    queryFn: () => Promise.resolve({ specification: answer }),
  });
  const loaded = queries.getQueryCache().getAll()[0]?.state.data;
  const application = { queries, person: { current: () => ({ id: 'ada' }) } };
  const router = { state: { matches: [{ context: { loaded } }] }, invalidate: async () => {} };
  answer = after;
  return readSpecificationAgain(
    application as unknown as Application,
    router as unknown as AnyRouter,
  );
}

const [first, ...others] = workshop.entities;

it('says nothing of another estimate of rows', async () => {
  const counted = { ...workshop, entities: [{ ...first!, estimatedRows: 4_000 }, ...others] };
  await expect(said(workshop, counted)).resolves.toEqual([]);
});

it('says that an entity is gone', async () => {
  const fewer = { ...workshop, entities: others };
  await expect(said(workshop, fewer)).resolves.toContain('Table public.customer was deleted.');
});
