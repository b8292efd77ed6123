import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataClient, type DataClient, DataError } from '../client/index.ts';
import { fileAddress, newFilePath, removeFiles, safeName, uploadFile } from './index.ts';

let backend: Backend;
/** Answers a request in place of the backend, once. */
let fault: ((request: Request) => Promise<Response>) | undefined;
let client: DataClient;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
      ('photos', 'photos', false, 1000, '{image/png}'), ('logos', 'logos', true, null, null),
      ('scans', 'scans', false, 9000000, '{application/pdf}');
    create policy "Add" on storage.objects for insert to anon with check (name not like 'closed/%');
    create policy "See" on storage.objects for select to anon using (bucket_id <> 'logos');
    create policy "Delete" on storage.objects for delete to anon using (name not like 'kept/%');`);
  client = createDataClient({
    url: 'http://files.test',
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/upload/resumable')) {
        sent.push(`${request.method} ${request.headers.get('upload-offset') ?? ''}`.trim());
        const failed = cut?.(request);
        if (failed !== undefined) return failed;
      }
      const answer = fault ?? ((each: Request) => backend.fetch(each));
      fault = undefined;
      return answer(request);
    },
  });
});

afterAll(() => backend.close());

/** Requests of resumable uploads, with the offset of those that send bytes. */
let sent: string[] = [];
/** Fails requests of resumable uploads. */
let cut: ((request: Request) => Promise<Response> | undefined) | undefined;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

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
  fault = lost;
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

describe('a large file', () => {
  const part = 6 * 1024 * 1024;
  const size = part + 100_000;
  const scan = new Blob([Uint8Array.from({ length: size }, (_, index) => index % 251)]);
  const send = (path: string, options = {}, type = 'application/pdf') =>
    uploadFile(client, at(path, 'scans'), scan, type, options);
  const inSecondPart = ({ headers }: Request) => headers.get('upload-offset') === String(part);

  afterEach(() => {
    cut = undefined;
    sent = [];
    vi.useRealTimers();
  });

  it('goes on where it was when the connection is back', async () => {
    cut = (request) => {
      if (!inSecondPart(request)) return undefined;
      cut = undefined;
      return lost();
    };
    const progress: number[] = [];
    const path = newFilePath('scan.pdf');
    await send(path, { onProgress: (each: { sent: number }) => progress.push(each.sent) });
    expect(sent).toEqual(['POST', 'PATCH 0', `PATCH ${part}`, 'HEAD', `PATCH ${part}`]);
    expect(progress.at(-1)).toBe(size);
    const address = await fileAddress(client, at(path, 'scans'));
    const stored = await (await backend.clientFetch(address)).bytes();
    expect(Buffer.from(stored).equals(await scan.bytes())).toBe(true);
  });

  it('goes on where it was when it is sent again, until then it isn’t stored', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 500,
    });
    cut = (request) => (request.method !== 'POST' && sent.length > 2 ? lost() : undefined);
    const path = newFilePath('scan.pdf');
    expect(await failureOf(send(path))).toMatchObject({ kind: 'offline', reaction: 'retry' });
    expect(sent).toEqual(['POST', 'PATCH 0', `PATCH ${part}`, 'HEAD', 'HEAD', 'HEAD']);
    expect(await failureOf(fileAddress(client, at(path, 'scans')))).toMatchObject({
      kind: 'not found',
    });
    cut = undefined;
    sent = [];
    await send(path);
    expect(sent).toEqual(['HEAD', `PATCH ${part}`]);
  });

  it('is stored once when the last answer is lost, or the server has forgotten the upload', async () => {
    cut = (request) => {
      if (!inSecondPart(request)) return undefined;
      cut = undefined;
      return backend.fetch(request).then(lost);
    };
    await send(newFilePath('scan.pdf'));
    expect(sent).toEqual(['POST', 'PATCH 0', `PATCH ${part}`, 'HEAD', 'POST']);
  });

  it('is ended on the server when it is cancelled', async () => {
    const cancelling = new AbortController();
    const ended = Promise.withResolvers<void>();
    cut = (request) => {
      if (inSecondPart(request)) {
        cancelling.abort();
        return lost();
      }
      if (request.method === 'DELETE') ended.resolve();
      return undefined;
    };
    const task = send(newFilePath('scan.pdf'), { signal: cancelling.signal });
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    await ended.promise;
    await vi.waitFor(async () => {
      const { rows } = await backend.query('select 1 from storage.embedded_upload');
      expect(rows).toEqual([]);
    });
  });

  it.each([
    ['another type', () => send('a.html', {}, 'text/html'), 'invalid', 'Files of this type'],
    ['no permission', () => send('closed/a.pdf'), 'denied', ''],
    [
      'too large',
      () => uploadFile(client, at('a', 'scans'), photo(9_000_001), 'application/pdf'),
      'limit',
      'The file is too large.',
    ],
  ])('is rejected before it is sent: %s', async (_why, task, kind, message) => {
    const failure = await failureOf(task());
    expect(failure.kind).toBe(kind);
    expect(failure.message).toContain(message);
    expect(sent).toEqual(['POST']);
  });

  it('is sent in one request where the server knows no other', async () => {
    cut = () => Promise.resolve(new Response('', { status: 404 }));
    const path = newFilePath('scan.pdf');
    await send(path);
    expect(sent).toEqual(['POST']);
    expect(await removeFiles(client, [at(path, 'scans')])).toEqual([]);
  });
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
  fault = lost;
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
