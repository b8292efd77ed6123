import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process of this machine is running, be it of somebody else. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, as text to compare, because a process id is given again to another process
 * after a crash or a restart of the machine. Undefined where the system does not tell.
 */
export async function startOf(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field, the command in parentheses, may hold blanks; the start is the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()} ${fields[19]}`;
  } catch {
    return startByPs(pid);
  }
}

async function startByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
