import { formatList } from '@ninefold/messages';

/** Returns the names of the functions that `installationSql` creates, as a sentence lists them. */
export function installedFunctions(): string {
  return formatList(['ninefold_specification()', 'ninefold_counts()', 'ninefold_write()']);
}
