import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Which Ninefold is running, so that one like it can be found again. */
export interface ProgramVersion {
  /** Of package.json. */
  ninefold: string;
  /** Of the checkout that it runs from, in full; undefined where that is no checkout. */
  commit?: string;
}

const own = join(import.meta.dirname, '../..');

export async function programVersion(): Promise<ProgramVersion> {
  const manifest = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    version: string;
  };
  const commit = await checkedOut();
  return commit === undefined
    ? { ninefold: manifest.version }
    : { ninefold: manifest.version, commit };
}

async function checkedOut(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', own, 'rev-parse', 'HEAD']);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
