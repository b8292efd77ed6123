import { DataFolderError } from './data-folder-error.ts';
import type { ProgramVersion } from './program-version.ts';

/** What is said of a folder that this version cannot read: why, and how to take its data along. */
export function otherVersion(
  folder: string,
  written: string,
  read: string,
  writtenBy?: ProgramVersion,
): DataFolderError {
  const path = shellWord(folder);
  const file = shellWord(`${folder}.sql`);
  const message = `The data folder ${folder} was written by another version of Ninefold: ${written}, and this one reads ${read}. It is left as it was.

To take its data along:
  1. ${writerOf(writtenBy)}, write it as SQL:
       pnpm start --data ${path} --export ${file}
  2. Here, load that in its place (the folder as it is now is kept beside it):
       pnpm start --load ${file} --data ${path} --reset

To start over instead, add --reset, which keeps the old data as well. Or use another folder with --data.`;
  return new DataFolderError('version', folder, message);
}

/** How to come by the version that wrote it, as far as the folder tells. */
function writerOf(writtenBy: ProgramVersion | undefined): string {
  if (writtenBy?.commit !== undefined) {
    const commit = writtenBy.commit.slice(0, 12);
    return `In the version that wrote it (Ninefold ${writtenBy.ninefold}: git worktree add ../ninefold-${commit} ${commit})`;
  }
  return writtenBy === undefined
    ? 'In the checkout that wrote it'
    : `In the version that wrote it, Ninefold ${writtenBy.ninefold}`;
}

function shellWord(path: string): string {
  return /^[\w./:@%+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
