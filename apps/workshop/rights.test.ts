/** The declared permissions of each role are those that the Data API enforces. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadSpecification } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import type { Backend, Rewind } from '@ninefold/embedded';
import { entityId, findEntity, type Entity, type Specification } from '@ninefold/specification';
import type { MayDeclaration } from '@ninefold/specification/declaration';
import { workshopAccounts, type WorkshopRole } from './accounts.ts';
import { specification as declaration } from './specification.ts';
import { change, create, reach, remove, seen, someSeen } from './testing/attempts.ts';
import { dataClient, loadedWorkshop, signIn, type Client } from './testing/loaded-workshop.ts';
import { addUnused, copyOf, sampleRows, type Row } from './testing/sample-rows.ts';

const roles = workshopAccounts.map(({ role }) => role);

interface Actor {
  readonly backend: Backend;
  readonly client: Client;
  readonly entity: Entity;
}

/** Tries every action with rows from the whole table, with visible rows and with new ones. */
async function tryEverything({ backend, client, entity }: Actor, owner: Client) {
  const rows = await sampleRows(backend, entity, await someSeen(client, entity));
  const created: Awaited<ReturnType<typeof create>>[] = [];
  for (const [count, row] of rows.entries()) {
    created.push(await create(client, entity, copyOf(entity, row, count)));
  }
  const records = [
    ...created.flatMap(({ row }): Row[] => (row === undefined ? [] : [row])),
    ...rows,
  ];
  const changed: string[] = [];
  for (const row of records) changed.push(await change(client, entity, row));
  const [own, all] = [await seen(client, entity), await seen(owner, entity)];
  const removed: string[] = [];
  for (const row of records) removed.push(await remove(client, entity, row));
  return {
    read: own === 0 ? 'none' : own === all ? 'any' : 'some',
    create: reach(created.map(({ outcome }) => outcome)),
    change: reach(changed),
    remove: reach(removed),
  };
}

/** Returns the declared permission in the same form. */
function declaredOutcome(may: MayDeclaration) {
  const one = (action: 'read' | 'create' | 'change' | 'remove') => {
    if (Array.isArray(may)) return may.includes(action) ? 'any' : 'none';
    const which = (may as Readonly<Record<string, true | string>>)[action];
    return which === undefined ? 'none' : which === true ? 'any' : 'some';
  };
  return {
    read: one('read'),
    create: one('create'),
    change: one('change'),
    remove: one('remove'),
  };
}

let backend: Backend;
let rewind: Rewind;
let owner: Client;
const people = new Map<WorkshopRole, { client: Client; known: Specification }>();
beforeAll(async () => {
  backend = await loadedWorkshop();
  await backend.exec(installationSql());
  await addUnused(backend);
  for (const role of roles) {
    const own = dataClient(backend);
    await signIn(own, role);
    const known = specificationOf(await loadSpecification(own));
    people.set(role, { client: own.supabase, known });
    if (role === 'owner') owner = own.supabase;
  }
  rewind = await backend.remember();
});
afterEach(() => rewind());
afterAll(() => backend.close());

describe.each(roles)('a(n) %s', (role) => {
  const may = Object.entries(declaration.roles?.[role]?.may ?? {});

  test('has declared permissions for every entity', () => {
    const entities = people.get(role)?.known.entities ?? [];
    expect(may.map(([id]) => id).toSorted()).toEqual(entities.map(entityId).toSorted());
  });

  test.each(may)('can do with %s what is declared', async (id, declared = []) => {
    const person = people.get(role);
    const entity = person && findEntity(person.known, id);
    if (person === undefined || entity === undefined)
      throw new Error(`A(n) ${role} doesn't have ${id} in the specification.`);
    const found = await tryEverything({ backend, client: person.client, entity }, owner);
    expect(found).toEqual(declaredOutcome(declared));
  });
});
