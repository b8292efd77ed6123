import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Who accepts: as git knows this person, so that the manifest says what the commit says. */
export async function reviewer(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name']);
    if (stdout.trim() !== '') return stdout.trim();
  } catch {
    // Said below.
  }
  throw new Error(
    'Nobody knows who accepts: give --who "Your name", or tell git by git config user.name.',
  );
}
