import { mostBytes } from './objects.ts';
import { StorageError } from './storage-error.ts';

/** What a form adds to the file that it holds. */
const around = 64 * 1024;

/** Returns whether a request announces more than any bucket takes, so that its body needn't be read. */
export function isTooLarge({ headers }: Request): boolean {
  return Number(headers.get('content-length')) > mostBytes + around;
}

export function rejectTooLarge(): Response {
  return new StorageError('EntityTooLarge').response;
}
