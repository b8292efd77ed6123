import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CreateError } from './create-error.ts';
import type { PackageManager } from './package-manager.ts';

/** The terminal sends Ctrl+C to both processes. The application ends first, and this one with it. */
const ignore = () => undefined;

/**
 * Runs a package manager in a folder, in the same terminal, until it ends.
 *
 * @returns its exit code; null if a signal ended it.
 * @throws {CreateError} if it is not installed.
 */
export async function runPackageManager(
  name: PackageManager,
  argumentList: readonly string[],
  folder: string,
): Promise<number | null> {
  const child = spawn(name, argumentList, {
    cwd: folder,
    stdio: 'inherit',
    // On Windows, package managers are scripts of its shell.
    shell: process.platform === 'win32',
  });
  const stop = () => void child.kill('SIGTERM');
  process.on('SIGINT', ignore).on('SIGTERM', stop);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CreateError(
      `${name} is not installed, or not in the PATH. Install it, or choose another one with --package-manager NAME.`,
    );
  } finally {
    process.off('SIGINT', ignore).off('SIGTERM', stop);
  }
}
