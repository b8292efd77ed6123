/** Projects that expose other schemas than `public`, as Supabase advises. */
import { createDataClient, loadSpecification, SpecificationMissing } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { listRecords, initialListState } from '@ninefold/data/records';
import { afterAll, expect, test } from 'vitest';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { people, type Project, startProject } from './project.ts';
import { signedIn } from './signed-in.ts';

const postgres = sharedPostgres();
const open: Project[] = [];
afterAll(async () => {
  await Promise.all(open.map((project) => project.stop()));
  await postgres.stop();
});

async function start(schemas: readonly string[]): Promise<Project> {
  const project = await startProject({ postgres, schemas });
  open.push(project);
  return project;
}

const clientOf = ({ url, publishableKey }: Project) => createDataClient({ url, publishableKey });

test('a project without the function names the schemas that it exposes', async () => {
  const project = await start(['billing']);
  const error = await loadSpecification(clientOf(project)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SpecificationMissing);
  expect((error as SpecificationMissing).schemas).toEqual(['billing']);
});

test('the function is found where public is not exposed, and a schema that is not exposed is named', async () => {
  const [project = await start(['billing'])] = open;
  await project.sql(installationSql({ schemas: ['billing', 'public'] }));
  await project.reload();
  const client = await signedIn(project, people.owner);
  const specification = specificationOf(await loadSpecification(client));
  const entity = (name: string) => {
    const found = specification.entities.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} was not discovered.`);
    return found;
  };
  const source = { client, entities: specification.entities, specification };
  const { rows } = await listRecords(source, entity('invoices'), initialListState);
  expect(rows.map(({ values }) => values['number'])).toEqual(['2026-1']);
  await expect(listRecords(source, entity('tasks'), initialListState)).rejects.toThrow(
    'The Data API doesn’t expose the schema “public”. Add it to the exposed schemas',
  );
});

test('the function is found in a schema other than the first, and called there from then on', async () => {
  const project = await start(['public', 'billing']);
  await project.sql(installationSql({ schemas: ['billing', 'public'] }));
  await project.reload();
  const client = await signedIn(project, people.owner);
  // A visitor may not use the schema that the function is in.
  expect((await loadSpecification(clientOf(project))).relations).toEqual([]);
  const { schemas, relations } = await loadSpecification(client);
  expect(schemas).toEqual(['billing', 'public']);
  expect(relations).toHaveLength(15);
  client.calls.clear();
  await loadSpecification(client);
  expect(client.calls.calls()).toHaveLength(1);
});
