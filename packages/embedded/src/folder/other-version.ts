import { commandLine } from '../command-line/index.ts';
import { DataFolderError } from './data-folder-error.ts';
import type { ProgramVersion } from './program-version.ts';

/** Returns the error for a folder that this version can't read, with the steps to migrate its data. */
export function otherVersion(
  folder: string,
  written: string,
  read: string,
  writtenBy?: ProgramVersion,
): DataFolderError {
  const path = shellWord(folder);
  const file = shellWord(`${folder}.sql`);
  const message = `The data folder ${folder} was written by another version of Ninefold: ${written}, and this one reads ${read}. It was not changed.

To keep its data:
  1. ${writerOf(writtenBy)}, write it as SQL:
       ${commandLine('start', `--data ${path} --export ${file}`)}
  2. Here, load that in its place (the folder as it is now is kept beside it):
       ${commandLine('start', `--load ${file} --data ${path} --reset`)}

To start over instead, add --reset, which keeps the old data in another folder. Or use another folder with --data.`;
  return new DataFolderError('version', folder, message);
}

/** Describes how to get the version that wrote a folder. */
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
