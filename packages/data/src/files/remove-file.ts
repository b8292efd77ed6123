import { type DataClient, DataError } from '../client/index.ts';
import { classify, loadAllCodes } from '../errors/index.ts';
import { fileAddress, isNotFound } from './file-address.ts';
import type { FilePath } from './file-path.ts';
import { requestStorage } from './storage-request.ts';

/**
 * Deletes a file. One that doesn't exist any more is deleted.
 *
 * @throws {DataError} where it could not be deleted: Storage answers without an error where policies prevent it.
 */
export async function removeFile(client: DataClient, place: FilePath): Promise<void> {
  const removed = await requestStorage(client, `object/${encodeURIComponent(place.bucket)}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [place.path] }),
  });
  if (Array.isArray(removed) && removed.length > 0) return;
  try {
    await fileAddress(client, place);
  } catch (error) {
    if (isNotFound(error)) return;
    throw error;
  }
  const denied = { error: { code: 'AccessDenied', message: 'The object was not deleted.' } };
  throw client.report(new DataError(classify(denied, {}, await loadAllCodes())));
}
