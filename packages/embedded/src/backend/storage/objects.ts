import type { PGlite } from '@electric-sql/pglite';
import { type Caller, callerSettings } from '../data-api/index.ts';
import { contentSchemaSql } from './schema.ts';
import { StorageError } from './storage-error.ts';

/** Where an object is. */
export interface ObjectPath {
  readonly bucket: string;
  readonly name: string;
}

export interface ObjectDetails extends ObjectPath {
  readonly size: number;
  /** The media type. */
  readonly type: string;
  readonly cacheControl: string;
  /** Replaces an object of the same name. */
  readonly upsert: boolean;
}

export interface NewObject extends Omit<ObjectDetails, 'size'> {
  readonly bytes: Uint8Array;
}

export interface StoredObject {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly cacheControl: string;
  readonly size: number;
}

interface Bucket {
  readonly public: boolean | null;
  readonly file_size_limit: string | number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

/** The largest file of a bucket without a limit, as in Supabase's local stack. */
export const mostBytes = 50 * 1024 * 1024;

/** So many bytes are in a row: a larger value would be copied in memory several times. */
const partSize = 1024 * 1024;

/**
 * Divides bytes into parts, each of which is stored in a row, in base64: PGlite writes a parameter of bytes
 * digit by digit, which takes over twenty times as long. An empty file has one part: without any, its bytes
 * would be missing.
 */
export function partsOf(bytes: Uint8Array): readonly string[] {
  const length = Math.max(1, Math.ceil(bytes.byteLength / partSize));
  return Array.from({ length }, (_, part) =>
    toBase64(bytes.subarray(part * partSize, (part + 1) * partSize)),
  );
}

/** More arguments of a function would be too many for some browsers. */
const mostArguments = 8192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.byteLength; start += mostArguments) {
    text += String.fromCharCode(...bytes.subarray(start, start + mostArguments));
  }
  return btoa(text);
}

/** Runs statements as the caller, whose policies apply, in one transaction. */
export async function asCaller<Result>(
  driver: PGlite,
  caller: Caller,
  task: () => Promise<Result>,
): Promise<Result> {
  await driver.exec(`begin; ${callerSettings(caller)}`);
  try {
    const result = await task();
    await driver.exec('commit');
    return result;
  } catch (error) {
    await driver.exec('rollback');
    throw error;
  }
}

async function findBucket(driver: PGlite, id: string): Promise<Bucket> {
  const sql =
    'select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1';
  const [bucket] = (await driver.query<Bucket>(sql, [id])).rows;
  if (bucket === undefined) throw new StorageError('NoSuchBucket');
  return bucket;
}

/** Rejects a file that its bucket doesn't accept. */
async function checkLimits(
  driver: PGlite,
  { bucket: id, name }: ObjectPath,
  { size, type }: { readonly size: number; readonly type: string },
): Promise<void> {
  if (!isValidName(name)) throw new StorageError('InvalidKey');
  const bucket = await findBucket(driver, id);
  const most = Math.min(mostBytes, Number(bucket.file_size_limit ?? mostBytes));
  if (size > most) throw new StorageError('EntityTooLarge');
  const [plain = ''] = type.toLowerCase().split(';');
  const accepted = [plain.trim(), plain.replace(/\/.*/s, '/*'), '*/*', '*'];
  const allowed = bucket.allowed_mime_types ?? [];
  if (allowed.length > 0 && !allowed.some((each) => accepted.includes(each))) {
    throw new StorageError('InvalidMimeType');
  }
}

/** Source: Supabase Storage, `isValidKey`. */
function isValidName(name: string): boolean {
  return /^(?:\w|[/!\-.*'() &$@=;:+,?])+$/.test(name) && name.length <= 1024;
}

const insertSql = `
  insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
  values ($1, $2, nullif(current_setting('request.jwt.claim.sub'), '')::uuid,
    nullif(current_setting('request.jwt.claim.sub'), ''), $3)`;

const upsertSql = `${insertSql}
  on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()`;

/** Creates an object where the caller's policies allow it, with its bytes. Returns its ID. */
export function createObject(
  driver: PGlite,
  caller: Caller,
  { bytes, ...object }: NewObject,
): Promise<string> {
  return insertObject(driver, caller, { ...object, size: bytes.byteLength }, async (id) => {
    for (const [part, slice] of partsOf(bytes).entries()) {
      const params = [id, part, slice];
      const sql = `insert into storage.embedded_content values ($1, $2, decode($3, 'base64'))`;
      await driver.query(sql, params);
    }
  });
}

/**
 * Creates an object where the caller's policies allow it. Returns its ID.
 *
 * @param storeBytes Stores the bytes of the object with this ID, past all policies.
 */
export async function insertObject(
  driver: PGlite,
  caller: Caller,
  object: ObjectDetails,
  storeBytes: (id: string) => Promise<void>,
): Promise<string> {
  const { bucket, name, size, type, cacheControl, upsert } = object;
  await checkLimits(driver, object, { size, type });
  const metadata = { size, mimetype: type, cacheControl };
  return asCaller(driver, caller, async () => {
    const params = [bucket, name, JSON.stringify(metadata)];
    await driver.query(upsert ? upsertSql : insertSql, params);
    await driver.exec(`reset role; ${contentSchemaSql}`);
    const found = await driver.query<{ id: string }>(
      'select id from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    );
    const id = found.rows[0]?.id ?? '';
    await driver.query('delete from storage.embedded_content where object_id = $1', [id]);
    await storeBytes(id);
    return id;
  });
}

/** Checks that the bucket and the caller's policies allow an object, and creates none. */
export async function probeObject(
  driver: PGlite,
  caller: Caller,
  object: ObjectDetails,
): Promise<void> {
  await checkLimits(driver, object, object);
  await driver.exec(`begin; ${callerSettings(caller)}`);
  try {
    await driver.query(object.upsert ? upsertSql : insertSql, [object.bucket, object.name, null]);
  } finally {
    await driver.exec('rollback');
  }
}

const visibleSql = 'select id from storage.objects where bucket_id = $1 and name = $2';

/** Rejects an object that the caller's policies hide: it is as one that doesn't exist. */
export async function requireVisible(
  driver: PGlite,
  caller: Caller,
  { bucket, name }: ObjectPath,
): Promise<void> {
  const { rows } = await asCaller(driver, caller, () => driver.query(visibleSql, [bucket, name]));
  if (rows.length === 0) throw new StorageError('NoSuchKey');
}

/** Rejects an object of a bucket that isn't public. */
export async function requirePublic(driver: PGlite, { bucket }: ObjectPath): Promise<void> {
  if ((await findBucket(driver, bucket)).public !== true) throw new StorageError('NoSuchBucket');
}

interface ObjectRow {
  readonly id: string;
  readonly metadata: { readonly mimetype?: string; readonly cacheControl?: string } | null;
}

/** Reads an object, past all policies. */
export async function readObject(
  driver: PGlite,
  { bucket, name }: ObjectPath,
): Promise<StoredObject> {
  const sql = 'select id, metadata from storage.objects where bucket_id = $1 and name = $2';
  const [row] = (await driver.query<ObjectRow>(sql, [bucket, name])).rows;
  if (row === undefined) throw new StorageError('NoSuchKey');
  await driver.exec(contentSchemaSql);
  const { rows } = await driver.query<{ bytes: string }>(
    `select encode(bytes, 'base64') as bytes from storage.embedded_content
     where object_id = $1 order by part`,
    [row.id],
  );
  // A row without bytes comes from a dump of another project.
  if (rows.length === 0) throw new StorageError('NoSuchKey');
  const bytes = await new Blob(rows.map((part) => fromBase64(part.bytes))).bytes();
  return {
    bytes,
    size: bytes.byteLength,
    type: row.metadata?.mimetype ?? 'application/octet-stream',
    cacheControl: row.metadata?.cacheControl ?? 'no-cache',
  };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Deletes objects where the caller's policies allow it. Returns those that it deleted. */
export async function removeObjects(
  driver: PGlite,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<readonly unknown[]> {
  const sql = `delete from storage.objects where bucket_id = $1 and name = any ($2::text[])
    returning id, bucket_id, name, owner, owner_id, created_at, updated_at, metadata`;
  const { rows } = await asCaller(driver, caller, () => driver.query(sql, [bucket, [...names]]));
  return rows;
}
