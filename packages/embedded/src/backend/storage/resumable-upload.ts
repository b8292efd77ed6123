import type { PGlite } from '@electric-sql/pglite';
import type { Caller } from '../data-api/index.ts';
import { mostBytes } from './objects.ts';
import { StorageError } from './storage-error.ts';
import { continueUpload, findUpload, removeUpload, startUpload } from './unfinished-uploads.ts';

const path = /^upload\/resumable(?:\/([^/]*))?$/;

/** Whether an address belongs to resumable uploads. */
export function isUploadPath(text: string): boolean {
  return path.test(text);
}

/** Adds what a client of tus may do to an answer. */
export function withUploadProtocol(response: Response): Response {
  response.headers.set('tus-resumable', '1.0.0');
  response.headers.set('tus-version', '1.0.0');
  response.headers.set('tus-extension', 'creation,termination');
  response.headers.set('tus-max-size', String(mostBytes));
  return response;
}

/**
 * Answers a request of tus 1.0.0, with its extensions "creation" and "termination": POST starts an upload,
 * HEAD says how much has arrived, PATCH adds to it, and DELETE ends it.
 */
export async function answerUpload(
  driver: PGlite,
  caller: Caller,
  request: Request,
  address: string,
): Promise<Response> {
  const { method, headers } = request;
  const id = path.exec(address)?.[1] ?? '';
  if (method === 'POST' && id === '') {
    const object = objectOf(headers);
    const created = await startUpload(driver, caller, object);
    // No part follows.
    if (object.size === 0) {
      const upload = { ...object, id: created, received: 0 };
      await continueUpload(driver, caller, upload, new Uint8Array());
    }
    const location = `${new URL(request.url).pathname}/${created}`;
    return new Response(null, { status: 201, headers: { location } });
  }
  const upload = await findUpload(driver, caller, id);
  if (method === 'HEAD') {
    return new Response(null, {
      headers: {
        'upload-offset': String(upload.received),
        'upload-length': String(upload.size),
        'cache-control': 'no-store',
      },
    });
  }
  if (method === 'DELETE') {
    await removeUpload(driver, upload);
    return new Response(null, { status: 204 });
  }
  const isPart = headers.get('content-type') === 'application/offset+octet-stream';
  if (method !== 'PATCH' || !isPart) throw new StorageError('InvalidRequest');
  if (Number(headers.get('upload-offset') ?? Number.NaN) !== upload.received) {
    throw new StorageError('UploadOffsetConflict');
  }
  const received = await continueUpload(driver, caller, upload, await request.bytes());
  return new Response(null, { status: 204, headers: { 'upload-offset': String(received) } });
}

/** Reads what a new upload is to become. */
function objectOf(headers: Headers) {
  const size = Number(headers.get('upload-length') ?? Number.NaN);
  if (!Number.isSafeInteger(size) || size < 0) throw new StorageError('InvalidRequest');
  const metadata = new Map(
    (headers.get('upload-metadata') ?? '').split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, decoded(value)] as const;
    }),
  );
  const seconds = metadata.get('cacheControl') ?? '';
  return {
    bucket: metadata.get('bucketName') ?? '',
    name: metadata.get('objectName') ?? '',
    size,
    type: metadata.get('contentType') ?? 'application/octet-stream',
    cacheControl: /^\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    upsert: headers.get('x-upsert') === 'true',
  };
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    );
  } catch {
    throw new StorageError('InvalidRequest');
  }
}
