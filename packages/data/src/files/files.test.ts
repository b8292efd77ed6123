import { type Backend, createBackend } from '@ninefold/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataClient, type DataClient, DataError } from '../client/index.ts';
import { fileAddress, newFilePath, removeFiles, safeName, uploadFile } from './index.ts';

let backend: Backend;
/** Answers a request in place of the backend, once. */
let fault: ((request: Request) => Promise<Response>) | undefined;
let client: DataClient;

beforeAll(async () => {
  backend = await createBackend();
  await backend.exec(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('photos', 'photos', false, 1000, '{image/png}'), ('logos', 'logos', true, null, null);
    create policy "Add" on storage.objects for insert to anon with check (name not like 'closed/%');
    create policy "See" on storage.objects for select to anon using (bucket_id = 'photos');
    create policy "Delete" on storage.objects for delete to anon using (name not like 'kept/%');`);
  client = createDataClient({
    url: 'http://files.test',
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      const answer = fault ?? ((request: Request) => backend.fetch(request));
      fault = undefined;
      return answer(new Request(input, init));
    },
  });
});

afterAll(() => backend.close());

const photo = (size = 100) => new Blob([new Uint8Array(size)]);
const at = (path: string, bucket = 'photos') => ({ bucket, path });
const upload = (path: string, size?: number, type = 'image/png') =>
  uploadFile(client, at(path), photo(size), type);

async function failureOf(task: Promise<unknown>) {
  const error: unknown = await task.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`No DataError: ${String(error)}`);
  return error.failure;
}

it('uploads a file, gives its address, and deletes it', async () => {
  const path = newFilePath('Name plate.PNG');
  await upload(path);
  const address = await fileAddress(client, at(path), { download: 'Schild März.png' });
  const response = await backend.clientFetch(address);
  expect(response.headers.get('content-disposition')).toContain('Schild%20M%C3%A4rz.png');
  expect((await response.blob()).size).toBe(100);
  expect(await removeFiles(client, [at(path)])).toEqual([]);
  expect(await failureOf(fileAddress(client, at(path)))).toMatchObject({ kind: 'not found' });
});

it.each([
  ['too large', () => upload('a.png', 1001), 'limit', 'The file is too large.'],
  ['another type', () => upload('a.html', 9, 'text/html'), 'invalid', 'Files of this type'],
  ['no permission', () => upload('closed/a.png'), 'denied', ''],
  ['no bucket', () => uploadFile(client, at('a', 'none'), photo(), 'a/b'), 'not found', ''],
])('says why a file was rejected: %s', async (_why, task, kind, message) => {
  const failure = await failureOf(task());
  expect(failure.kind).toBe(kind);
  expect(failure.message).toContain(message);
});

it('can be sent again after the connection failed, or the answer was lost', async () => {
  const path = newFilePath('a.png');
  fault = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(upload(path))).toMatchObject({ kind: 'offline', reaction: 'retry' });
  fault = async (request) => {
    await backend.fetch(request);
    throw new TypeError('Failed to fetch');
  };
  expect(await failureOf(upload(path))).toMatchObject({ kind: 'offline' });
  await upload(path);
});

it('is cancelled before it is sent', async () => {
  const cancelled = AbortSignal.abort();
  const task = uploadFile(client, at('a.png'), photo(), 'image/png', { signal: cancelled });
  await expect(task).rejects.toBe(cancelled.reason);
});

it('reads a public file that nobody may sign', async () => {
  await uploadFile(client, at('a.png', 'logos'), photo(), 'image/png');
  const address = await fileAddress(client, at('a.png', 'logos'));
  expect(address).toBe('http://files.test/storage/v1/object/public/logos/a.png');
});

it('says that a file is still there where policies prevent its deletion', async () => {
  await upload('kept/a.png');
  await upload('gone.png');
  const left = await removeFiles(client, [at('kept/a.png'), at('gone.png'), at('never-there.png')]);
  expect(left.map(({ file, error }) => [file.path, error.failure.kind])).toEqual([
    ['kept/a.png', 'denied'],
  ]);
  fault = () => Promise.reject(new TypeError('Failed to fetch'));
  const failed = await removeFiles(client, [at('kept/a.png')]);
  expect(failed.map(({ error }) => error.failure.kind)).toEqual(['offline']);
});

it.each([
  ['Größe №1 (März).PDF', 'Grosse-No1-Marz.pdf'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.htaccess', 'file.htaccess'],
  ['C:\\x\\report.pdf', 'C-x-report.pdf'],
  ['صورة.jpg', 'file.jpg'],
  ['evil\u202Egpj.exe', 'evil-gpj.exe'],
  ['', 'file'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(100)}.png`],
])('stores “%s” under a safe name', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
