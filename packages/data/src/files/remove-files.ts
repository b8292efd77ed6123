import { type DataClient, DataError } from '../client/index.ts';
import { classify, loadAllCodes } from '../errors/index.ts';
import { fileAddress, isNotFound } from './file-address.ts';
import type { FilePath } from './file-path.ts';
import { requestStorage } from './storage-request.ts';

/** A file that is still stored, and why. */
export interface FileNotRemoved {
  readonly file: FilePath;
  readonly error: DataError;
}

/** Storage deletes no more in one request. */
const mostFiles = 1000;

/** Deletes files. Those that don't exist any more are deleted. Returns the others. */
export async function removeFiles(
  client: DataClient,
  files: readonly FilePath[],
): Promise<readonly FileNotRemoved[]> {
  const left: FileNotRemoved[] = [];
  for (const [bucket, all = []] of Map.groupBy(files, (file) => file.bucket)) {
    for (let start = 0; start < all.length; start += mostFiles) {
      const some = all.slice(start, start + mostFiles);
      left.push(...(await removeSome(client, bucket, some)));
    }
  }
  return left;
}

async function removeSome(
  client: DataClient,
  bucket: string,
  files: readonly FilePath[],
): Promise<readonly FileNotRemoved[]> {
  let removed: ReadonlySet<unknown>;
  try {
    const answer = (await requestStorage(client, `object/${encodeURIComponent(bucket)}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: files.map(({ path }) => path) }),
    })) as readonly { readonly name: string }[];
    removed = new Set(answer.map(({ name }) => name));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return files.map((file) => ({ file, error }));
  }
  const left: FileNotRemoved[] = [];
  for (const file of files) {
    if (removed.has(file.path)) continue;
    const error = await reasonStored(client, file);
    if (error !== undefined) left.push({ file, error });
  }
  return left;
}

/** Returns why a file is still stored: Storage answers without an error where policies prevent a deletion. */
async function reasonStored(client: DataClient, file: FilePath): Promise<DataError | undefined> {
  try {
    await fileAddress(client, file);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return isNotFound(error) ? undefined : error;
  }
  const denied = { error: { code: 'AccessDenied' } };
  return client.report(new DataError(classify(denied, {}, await loadAllCodes())));
}
