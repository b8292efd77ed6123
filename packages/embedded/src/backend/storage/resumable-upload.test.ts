import { afterAll, beforeAll, expect, it } from 'vitest';
import { lendBackend } from '../../../testing/index.ts';
import type { Backend } from '../index.ts';

let backend: Backend;
const endpoint = 'http://files.test/storage/v1/upload/resumable';

beforeAll(async () => {
  backend = await lendBackend({ crossOrigin: true });
  await backend.exec(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('scans', 'scans', true, 4000000, '{application/pdf}');
    create policy "Add" on storage.objects for insert to anon with check (name not like 'closed/%');`);
});
afterAll(() => backend.close());

const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => index % 251);

function send(
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
) {
  return backend.clientFetch(new URL(address, endpoint), {
    method,
    headers: { apikey: backend.publishableKey, 'tus-resumable': '1.0.0', ...headers },
    body,
  });
}

const start = (objectName: string, size: number, contentType = 'application/pdf', others = {}) => {
  const metadata = { bucketName: 'scans', objectName, contentType, cacheControl: '60', ...others };
  return send('POST', endpoint, {
    'upload-length': String(size),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${btoa(value)}`)
      .join(','),
  });
};

async function started(name: string, size: number): Promise<string> {
  const response = await start(name, size);
  expect(response.status).toBe(201);
  return response.headers.get('location') ?? '';
}

const add = (address: string, offset: number, part: Uint8Array<ArrayBuffer>) => {
  const type = 'application/offset+octet-stream';
  return send('PATCH', address, { 'content-type': type, 'upload-offset': String(offset) }, part);
};

async function offsetOf(address: string): Promise<string | null> {
  return (await send('HEAD', address)).headers.get('upload-offset');
}

const stored = (name: string) =>
  backend.clientFetch(`http://files.test/storage/v1/object/public/scans/${name}`);

it('says what it can do', async () => {
  const { headers } = await send('OPTIONS', endpoint);
  expect(headers.get('tus-version')).toBe('1.0.0');
  expect(headers.get('tus-extension')).toBe('creation,termination');
  expect(headers.get('access-control-expose-headers')).toContain('Upload-Offset');
});

it('stores an empty file, of which no part follows', async () => {
  await started('empty.pdf', 0);
  const file = await stored('empty.pdf');
  expect([file.status, (await file.bytes()).byteLength]).toEqual([200, 0]);
});

it('puts a file together, and stores it with its last part', async () => {
  const all = bytes(2_200_000);
  const address = await started('whole.pdf', all.byteLength);
  const half = 1_100_001;
  expect((await add(address, 0, all.slice(0, half))).headers.get('upload-offset')).toBe('1100001');
  expect((await stored('whole.pdf')).ok).toBe(false);
  expect(await offsetOf(address)).toBe('1100001');
  expect((await add(address, half, all.slice(half))).status).toBe(204);
  const file = await stored('whole.pdf');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toBe('max-age=60');
  expect(Buffer.from(await file.arrayBuffer()).equals(all)).toBe(true);
  expect(await offsetOf(address)).toBeNull();
});

it('takes no part twice, at another place, or beyond the end', async () => {
  const address = await started('parts.pdf', 10);
  await add(address, 0, bytes(4));
  expect((await add(address, 0, bytes(4))).status).toBe(409);
  expect((await add(address, 6, bytes(4))).status).toBe(409);
  expect((await add(address, 4, bytes(7))).status).toBe(413);
  expect(await offsetOf(address)).toBe('4');
});

it.each([
  ['a closed folder', () => start('closed/a.pdf', 10), 403],
  ['a file above the limit', () => start('a.pdf', 4_000_001), 413],
  ['another type', () => start('a.html', 10, 'text/html'), 415],
  ['a name that there is', () => start('whole.pdf', 10), 409],
  ['another bucket', () => start('a.pdf', 10, '', { bucketName: 'none' }), 404],
  ['no size', () => start('a.pdf', Number.NaN), 400],
])('rejects %s before anything is sent', async (_what, request, status) => {
  expect((await request()).status).toBe(status);
});

it('decides by the policies again when the file is complete', async () => {
  const address = await started('late.pdf', 10);
  await add(address, 0, bytes(9));
  await backend.exec(`create policy "Late" on storage.objects as restrictive
    for insert to anon with check (name <> 'late.pdf')`);
  const last = await add(address, 9, bytes(1));
  expect(last.status).toBe(403);
  expect(await offsetOf(address)).toBe('9');
});

it('is nobody else’s', async () => {
  const address = await started('own.pdf', 10);
  const account = { email: 'other@files.test', password: 'other of files' };
  await backend.createAccount(account);
  const signedIn = await backend.clientFetch(
    'http://files.test/auth/v1/token?grant_type=password',
    {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    },
  );
  const { access_token: token } = (await signedIn.json()) as { readonly access_token: string };
  const other = { authorization: `Bearer ${token}` };
  expect((await send('HEAD', address, other)).status).toBe(404);
  expect((await send('DELETE', address, other)).status).toBe(404);
  expect(await offsetOf(address)).toBe('0');
});

it('ends when it is cancelled, and after a day', async () => {
  const cancelled = await started('cancelled.pdf', 10);
  await add(cancelled, 0, bytes(4));
  expect((await send('DELETE', cancelled)).status).toBe(204);
  expect((await add(cancelled, 4, bytes(6))).status).toBe(404);
  const old = await started('old.pdf', 10);
  await add(old, 0, bytes(4));
  await backend.query(
    `update storage.embedded_upload set created_at = now() - interval '25 hours'`,
  );
  expect((await add(old, 4, bytes(6))).status).toBe(404);
  await started('next.pdf', 10);
  const { rows } = await backend.query('select 1 from storage.embedded_upload_part');
  expect(rows).toEqual([]);
});
