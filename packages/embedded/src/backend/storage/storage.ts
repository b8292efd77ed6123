import type { PGlite } from '@electric-sql/pglite';
import { ApiError, authorize, errorResponse, type Keys } from '../data-api/index.ts';
import { objectResponse } from './object-response.ts';
import {
  createObject,
  type ObjectPath,
  readObject,
  removeObjects,
  requirePublic,
  requireVisible,
} from './objects.ts';
import { answerUpload, isUploadPath, withUploadProtocol } from './resumable-upload.ts';
import { signObject, verifySigned } from './signed-address.ts';
import { StorageError, storageErrorOf } from './storage-error.ts';

/** A week: the longest that an address of a file holds. */
const mostSeconds = 7 * 24 * 60 * 60;

/**
 * The part of Supabase Storage's API that files of records need: upload, in one request or resumable, read,
 * sign and delete, under the policies on `storage.objects` and the limits of the buckets. Requests must come one at a time.
 */
export class StorageApi {
  readonly #driver: PGlite;
  readonly #keys: Keys;

  constructor(driver: PGlite, keys: Keys) {
    this.#driver = driver;
    this.#keys = keys;
  }

  /** @param path what follows `/storage/v1/` in the address. */
  async fetch(request: Request, path: string): Promise<Response> {
    try {
      return await this.#answer(request, path);
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error.response, false);
      const known = storageErrorOf(error);
      if (known === undefined) throw error;
      return isUploadPath(path) ? withUploadProtocol(known.uploadResponse) : known.response;
    }
  }

  async #answer(request: Request, path: string): Promise<Response> {
    const { method, url } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isUploadPath(path)) {
      const caller = await authorize(request, this.#keys);
      return withUploadProtocol(await answerUpload(this.#driver, caller, request, path));
    }
    const { searchParams } = new URL(url);
    const [, mode = '', rest = ''] =
      /^object\/(?:(sign|public|authenticated)\/)?(.+)$/s.exec(path) ?? [];
    if (rest === '') throw new StorageError('InvalidRequest');
    if (isRead && mode === 'sign') {
      const object = objectPath(rest);
      await verifySigned(object, searchParams.get('token') ?? '', this.#keys.jwtSecret);
      return this.#read(request, object);
    }
    if (isRead && mode === 'public') {
      const object = objectPath(rest);
      await requirePublic(this.#driver, object);
      return this.#read(request, object);
    }
    const caller = await authorize(request, this.#keys);
    if (isRead) {
      const object = objectPath(rest);
      await requireVisible(this.#driver, caller, object);
      return this.#read(request, object);
    }
    if (method === 'POST' && mode === 'sign') {
      const object = objectPath(rest);
      await requireVisible(this.#driver, caller, object);
      const { expiresIn } = await jsonBody(request);
      const seconds = Number(expiresIn);
      if (!(seconds > 0 && seconds <= mostSeconds)) throw new StorageError('InvalidRequest');
      const token = await signObject(object, seconds, this.#keys.jwtSecret);
      return Response.json({ signedURL: `/object/sign/${rest}?token=${token}` });
    }
    if (mode === '' && (method === 'POST' || method === 'PUT')) {
      const object = objectPath(rest);
      const file = await uploadedFile(request);
      const upsert = method === 'PUT' || request.headers.get('x-upsert') === 'true';
      const id = await createObject(this.#driver, caller, { ...object, ...file, upsert });
      return Response.json({ Id: id, Key: `${object.bucket}/${object.name}` });
    }
    if (mode === '' && method === 'DELETE') {
      const { prefixes } = await jsonBody(request);
      if (!Array.isArray(prefixes)) throw new StorageError('InvalidRequest');
      const names = prefixes.map(String);
      const bucket = decodeURIComponent(rest);
      return Response.json(await removeObjects(this.#driver, caller, bucket, names));
    }
    throw new StorageError('InvalidRequest');
  }

  async #read(request: Request, path: ObjectPath): Promise<Response> {
    return objectResponse(request, path, await readObject(this.#driver, path));
  }
}

async function jsonBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json();
  if (typeof body !== 'object' || body === null) throw new StorageError('InvalidRequest');
  return body as Readonly<Record<string, unknown>>;
}

/** Reads `bucket/folder/file.pdf` of an address. */
function objectPath(text: string): ObjectPath {
  const [bucket = '', ...name] = text.split('/').map(decodeURIComponent);
  if (bucket === '' || name.length === 0) throw new StorageError('InvalidRequest');
  return { bucket, name: name.join('/') };
}

/** Reads an upload: the body itself, or the file of a form, as supabase-js sends it. */
async function uploadedFile(request: Request) {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    return {
      bytes: await request.bytes(),
      type,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    };
  }
  // A form that can't be read is a `TypeError`, as a mistake of ours would be.
  const form = await request.formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof Blob);
  if (file === undefined) throw new StorageError('InvalidRequest');
  const seconds = form.get('cacheControl');
  return {
    bytes: await file.bytes(),
    type: file.type,
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  };
}
