import type { PGlite } from '@electric-sql/pglite';
import type { Caller } from '../data-api/index.ts';
import { asCaller, insertObject, type ObjectDetails, partsOf, probeObject } from './objects.ts';
import { uploadSchemaSql } from './schema.ts';
import { StorageError } from './storage-error.ts';

/** An upload of which something may be missing. */
export interface UnfinishedUpload extends ObjectDetails {
  readonly id: string;
  /** The number of bytes that have arrived. */
  readonly received: number;
}

/** Unfinished uploads are kept for a day, as on hosted Supabase. */
const isFresh = `created_at > now() - interval '1 day'`;

/** Starts an upload where the bucket and the caller's policies allow its object. Returns its ID. */
export async function startUpload(
  driver: PGlite,
  caller: Caller,
  object: ObjectDetails,
): Promise<string> {
  await probeObject(driver, caller, object);
  await driver.exec(`${uploadSchemaSql} delete from storage.embedded_upload where not ${isFresh}`);
  const { bucket, name, size, type, cacheControl, upsert } = object;
  const { rows } = await driver.query<{ id: string }>(
    `insert into storage.embedded_upload (bucket_id, name, owner_id, size, type, cache_control, upsert)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [bucket, name, ownerOf(caller), size, type, cacheControl, upsert],
  );
  return rows[0]?.id ?? '';
}

/** Returns an upload of the caller. */
export async function findUpload(
  driver: PGlite,
  caller: Caller,
  id: string,
): Promise<UnfinishedUpload> {
  await driver.exec(uploadSchemaSql);
  const { rows } = await driver.query<UnfinishedUpload>(
    `select id, bucket_id as bucket, name, size::float8, type, cache_control as "cacheControl", upsert,
       received::float8
     from storage.embedded_upload where id::text = $1 and owner_id = $2 and ${isFresh}`,
    [id, ownerOf(caller)],
  );
  const [upload] = rows;
  if (upload === undefined) throw new StorageError('NoSuchUpload');
  return upload;
}

/** Adds the bytes that follow. The last ones create the object, in the same transaction. Returns the new offset. */
export async function continueUpload(
  driver: PGlite,
  caller: Caller,
  upload: UnfinishedUpload,
  bytes: Uint8Array,
): Promise<number> {
  const { id, size } = upload;
  const received = upload.received + bytes.byteLength;
  if (received > size) throw new StorageError('EntityTooLarge');
  const add = async () => {
    for (const part of partsOf(bytes)) {
      await driver.query(
        `insert into storage.embedded_upload_part
         select $1, count(*)::integer, decode($2, 'base64') from storage.embedded_upload_part where upload_id = $1`,
        [id, part],
      );
    }
  };
  if (received === size) {
    await insertObject(driver, caller, upload, async (object) => {
      await add();
      await driver.query(
        `insert into storage.embedded_content
         select $1, part, bytes from storage.embedded_upload_part where upload_id = $2`,
        [object, id],
      );
      await removeUpload(driver, upload);
    });
  } else {
    await asCaller(driver, caller, async () => {
      await driver.exec('reset role');
      await add();
      const sql = 'update storage.embedded_upload set received = $2 where id = $1';
      await driver.query(sql, [id, received]);
    });
  }
  return received;
}

export async function removeUpload(driver: PGlite, { id }: UnfinishedUpload): Promise<void> {
  await driver.query('delete from storage.embedded_upload where id = $1', [id]);
}

function ownerOf({ claims, role }: Caller): string {
  return typeof claims['sub'] === 'string' ? claims['sub'] : role;
}
