import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns who accepts pictures: by default the name in git, as in the commit. */
export async function reviewerName(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const { stdout } = await promisify(execFile)('git', ['config', 'user.name']).catch(() => ({
    stdout: '',
  }));
  if (stdout.trim() !== '') return stdout.trim();
  throw new Error('Your name is missing. Use --who "Your name", or set user.name in git.');
}
