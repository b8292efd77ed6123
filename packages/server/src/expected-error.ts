import { DataFolderError, DumpError } from '@ninefold/embedded';
import { UsageError } from './usage-error.ts';

/** Whether the message alone says what happened, why, and what to do. */
export function isExpected(error: Error): boolean {
  return (
    error instanceof UsageError || error instanceof DumpError || error instanceof DataFolderError
  );
}
