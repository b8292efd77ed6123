import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Version of Ninefold, with which the same version can be found again. */
export interface ProgramVersion {
  /** From package.json. */
  ninefold: string;
  /** Full commit hash of the checkout that it runs from; undefined without a checkout. */
  commit?: string;
}

const packageFolder = join(import.meta.dirname, '../..');

/** Reads the version of the running program. */
export async function programVersion(): Promise<ProgramVersion> {
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { ninefold: manifest.version, commit: await commitOfCheckout() };
}

async function commitOfCheckout(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', packageFolder, 'rev-parse', 'HEAD']);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
