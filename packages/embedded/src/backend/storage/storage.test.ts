import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lendBackend } from '../../../testing/index.ts';
import type { Backend } from '../index.ts';

let backend: Backend;
let member: SupabaseClient;
let visitor: SupabaseClient;
const url = 'http://files.test';

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('receipts', 'receipts', false, 1300000, '{image/*,application/pdf}'),
      ('open', 'open', true, null, null);
    create policy "Members add receipts of their own" on storage.objects
      for insert to authenticated with check ((storage.foldername(name))[1] = auth.uid()::text);
    create policy "Members see receipts" on storage.objects
      for select to authenticated using (bucket_id = 'receipts');
    create policy "Members delete their own" on storage.objects
      for delete to authenticated using (owner_id = auth.uid()::text);`);
  const account = { email: 'member@files.test', password: 'member of files' };
  await backend.createAccount({ ...account, id: '00000000-0000-4000-8000-000000000001' });
  const client = () =>
    createClient(url, backend.publishableKey, { global: { fetch: backend.clientFetch } });
  [member, visitor] = [client(), client()];
  const { error } = await member.auth.signInWithPassword(account);
  if (error !== null) throw error;
});

afterAll(() => backend.close());

const own = (name: string) => `00000000-0000-4000-8000-000000000001/${name}`;
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => index % 251);
const upload = (name: string, size: number, type: string, client = member) =>
  client.storage.from('receipts').upload(own(name), new Blob([bytes(size)], { type }));

it('keeps a file of several parts, and gives it back to those whom the policies allow', async () => {
  expect((await upload('scan.pdf', 1_200_000, 'application/pdf')).error).toBeNull();
  const { data } = await member.storage.from('receipts').download(own('scan.pdf'));
  expect(data?.type).toBe('application/pdf');
  expect(Buffer.from((await data?.bytes()) ?? []).equals(bytes(1_200_000))).toBe(true);
  const hidden = await visitor.storage.from('receipts').download(own('scan.pdf'));
  expect(hidden.data).toBeNull();
});

it('keeps an empty file', async () => {
  expect((await upload('empty.pdf', 0, 'application/pdf')).error).toBeNull();
  const { data } = await member.storage.from('receipts').download(own('empty.pdf'));
  expect([data?.type, data?.size]).toEqual(['application/pdf', 0]);
  expect((await member.storage.from('receipts').remove([own('empty.pdf')])).data).toHaveLength(1);
});

it.each([
  ['another’s folder', 'application/pdf', '../elsewhere/a.pdf', 10, 'AccessDenied', '403'],
  ['a type that the bucket doesn’t list', 'text/html', 'a.html', 10, 'InvalidMimeType', '415'],
  ['a file above its limit', 'image/png', 'large.png', 1_300_001, 'EntityTooLarge', '413'],
  ['a name that it already has', 'application/pdf', 'scan.pdf', 10, 'KeyAlreadyExists', '409'],
  ['a name with other characters', 'image/png', 'Größe.png', 10, 'InvalidKey', '400'],
])('rejects %s', async (_what, type, name, size, code, statusCode) => {
  const { session } = (await member.auth.getSession()).data;
  const path = name.startsWith('../') ? name.slice(3) : own(name);
  const response = await backend.clientFetch(`${url}/storage/v1/object/receipts/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${session?.access_token}`,
      'content-type': type,
    },
    body: bytes(size),
  });
  expect(await response.json()).toMatchObject({ code, statusCode });
});

it('signs an address that holds for one file and for some time', async () => {
  const { data } = await member.storage.from('receipts').createSignedUrl(own('scan.pdf'), 60);
  const name = encodeURIComponent('Quittung März.pdf');
  const response = await backend.clientFetch(`${data?.signedUrl}&download=${name}`);
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Quittung%20M%C3%A4rz.pdf",
  );
  expect((await response.bytes()).byteLength).toBe(1_200_000);
  const other = data?.signedUrl.replace('scan.pdf', 'other.pdf') ?? '';
  expect(await (await backend.clientFetch(other)).json()).toMatchObject({ code: 'InvalidJWT' });
  const unseen = await visitor.storage.from('receipts').createSignedUrl(own('scan.pdf'), 60);
  expect(unseen.error).not.toBeNull();
});

it('lets no browser run what is in a file', async () => {
  await backend.exec(`create policy "All" on storage.objects for insert to anon
    with check (bucket_id = 'open')`);
  const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
  expect((await visitor.storage.from('open').upload('page.html', page)).error).toBeNull();
  const address = visitor.storage.from('open').getPublicUrl('page.html').data.publicUrl;
  const { headers } = await backend.clientFetch(address);
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('deletes where the policies allow it, and says what it deleted', async () => {
  expect((await visitor.storage.from('receipts').remove([own('scan.pdf')])).data).toEqual([]);
  const { data } = await member.storage.from('receipts').remove([own('scan.pdf'), own('none')]);
  expect(data?.map(({ name }) => name)).toEqual([own('scan.pdf')]);
  const { rows } = await backend.query(
    'select 1 from storage.embedded_content c join storage.objects o on o.id = c.object_id where o.bucket_id = $1',
    ['receipts'],
  );
  expect(rows).toEqual([]);
});

it.each([
  ['POST', 'object/%E0%A4%A/x', 'x'],
  ['POST', 'object/receipts/%00', 'x'],
  ['GET', 'object/receipts/x%00', undefined],
  ['GET', 'object/public/open%00/x', undefined],
  ['POST', 'object/sign/receipts/x', '{'],
  ['DELETE', 'object/receipts', '{'],
  ['DELETE', 'object/receipts', 'null'],
  ['DELETE', 'object/receipts', '{"prefixes":["\\u0000"]}'],
])('answers %s %s with %j as a request that it can’t read', async (method, path, body) => {
  const { data } = await member.auth.getSession();
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  const request = new Request(`${url}/storage/v1/${path}`, { method, body, headers });
  const answer = await backend.fetch(request);
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).not.toMatch(/URI|JSON|encoding|null/);
});
