/** What people can't do with the files, names and views of others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { type DataClient } from '@ninefold/data/client';
import { fileAddress, newFilePath, uploadFile } from '@ninefold/data/files';
import { workshopAccounts, type WorkshopRole } from './accounts.ts';
import { forAll, outcome } from './testing/answers.ts';
import { dataClient, loadedWorkshop, signIn } from './testing/loaded-workshop.ts';

const roles = workshopAccounts.map(({ role }) => role);
let backend: Backend;
let people: Readonly<Record<WorkshopRole, DataClient>>;
beforeAll(async () => {
  backend = await loadedWorkshop();
  const clients = roles.map(async (role): Promise<[string, DataClient]> => {
    const client = dataClient(backend);
    await signIn(client, role);
    return [role, client];
  });
  people = Object.fromEntries(await Promise.all(clients)) as typeof people;
});
afterAll(() => backend.close());

/** Signs up somebody who names themselves, and whom nobody gave a role. */
async function stranger() {
  const client = dataClient(backend);
  const auth = await client.auth();
  await auth.signUp({
    email: 'stranger@example.org',
    password: 'a long password',
    options: { data: { full_name: 'Katrin Hartmann', role: 'owner' } },
  });
  return client;
}

const photo = new Blob(['a photo'], { type: 'image/png' });
const newPath = () => newFilePath('photo.png');
const attachment = (storage_path: string) => ({
  work_order_id: 4811,
  file_name: 'photo.png',
  media_type: 'image/png',
  size_bytes: photo.size,
  storage_path,
});

describe('files', () => {
  const bucket = 'attachments';
  const upload = (client: DataClient, path: string) =>
    uploadFile(client, { bucket, path }, photo, photo.type).then(
      () => true,
      () => false,
    );

  test.each(roles)(
    'are uploaded by a(n) %s, and read once an attachment names them',
    async (role) => {
      const path = newPath();
      expect(await upload(people[role], path)).toBe(true);
      const write = people[role].supabase.from('attachment').insert(attachment(path)).select('id');
      expect(await outcome(write)).toBe(1);
      expect(await fileAddress(people.contact, { bucket, path })).toContain(path);
    },
  );

  test('are uploaded by nobody without a role, or outside a new folder', async () => {
    expect(await upload(await stranger(), newPath())).toBe(false);
    for (const path of ['photo.png', 'WO-4811/photo.png', `${crypto.randomUUID()}/a/photo.png`]) {
      expect([path, await upload(people.technician, path)]).toEqual([path, false]);
    }
  });

  test('are not uploaded in place of a file that an attachment of others names', async () => {
    const path = newPath();
    const write = people.dispatcher.supabase
      .from('attachment')
      .insert(attachment(path))
      .select('id');
    expect(await outcome(write)).toBe(1);
    expect(await upload(people.contact, path)).toBe(false);
  });

  test.each(forAll({ owner: 1, dispatcher: 1, technician: '42501', contact: '42501' }))(
    'of others are named in an attachment of a(n) %s: %s',
    async (role, expected) => {
      const path = newPath();
      expect(await upload(role === 'technician' ? people.contact : people.technician, path)).toBe(
        true,
      );
      const { data } = await people[role].supabase
        .from('attachment')
        .insert(attachment(newPath()))
        .select('id')
        .single();
      const change = people[role].supabase.from('attachment').update({ storage_path: path });
      expect(await outcome(change.eq('id', data?.['id'] as string).select('id'))).toBe(expected);
      const insert = people[role].supabase.from('attachment').insert(attachment(path)).select('id');
      expect(await outcome(insert)).toBe(expected === 1 ? '23505' : expected);
    },
  );
});

test('nobody chooses the name that the audit trail gives them', async () => {
  const client = dataClient(backend);
  await signIn(client, 'dispatcher');
  const auth = await client.auth();
  await auth.updateUser({ data: { full_name: 'Somebody else' } });
  await auth.refreshSession();
  await client.supabase.from('work_order').update({ estimate: 3000 }).eq('id', 4811);
  const { data } = await people.owner.supabase
    .from('audit_entry')
    .select('actor_name')
    .eq('work_order_id', 4811)
    .order('id', { ascending: false })
    .limit(1);
  expect(data).toEqual([{ actor_name: 'Mira Dahl' }]);
});

const sharedView = (name: string) => ({
  entity: 'work_order',
  name,
  address: 'status=eq.open',
  shared: true,
});

const overdueViews = ({ supabase }: DataClient) =>
  supabase.from('ninefold_saved_views').select('name').eq('name', 'Overdue');

describe('shared views', () => {
  test.each(forAll({ owner: 1, dispatcher: 1, technician: 1, contact: '42501' }))(
    'are published by a(n) %s: %s',
    async (role, expected) => {
      const table = people[role].supabase.from('ninefold_saved_views');
      expect(await outcome(table.insert(sharedView(role)).select('id'))).toBe(expected);
      const own = await table
        .insert({ ...sharedView(`${role}’s`), shared: false })
        .select('id')
        .single();
      expect(own.error).toBeNull();
      const share = table.update({ shared: true }).eq('id', own.data?.['id'] as string);
      expect(await outcome(share.select('id'))).toBe(expected);
    },
  );

  test('are not read by contacts', async () => {
    await people.owner.supabase.from('ninefold_saved_views').insert(sharedView('Overdue'));
    expect(await outcome(overdueViews(people.technician))).toBe(1);
    expect(await outcome(overdueViews(people.contact))).toBe(0);
  });
});
