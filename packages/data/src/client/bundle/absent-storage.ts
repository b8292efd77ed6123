import { absent } from './absent-part.ts';

/** Stands for storage-js's. */
export class StorageClient {
  from(): never {
    return absent('storage');
  }
}

export class StorageApiError extends Error {}
