import { type ChildProcess, execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Stops a process between two of its instructions and continues it after `task`. Meanwhile the disk is
 * as SIGKILL would leave it: each stop of a run tests one more kill.
 *
 * @returns false if the process ended before it was stopped.
 */
export async function whileStopped(
  child: ChildProcess,
  task: () => Promise<void>,
): Promise<boolean> {
  child.kill('SIGSTOP');
  if (!(await isStopped(child))) return false;
  try {
    await task();
    return true;
  } finally {
    child.kill('SIGCONT');
  }
}

/**
 * Copies data folders as a kill would leave them. Leaves out locks, which the stopped process still
 * holds, and the template databases, which are most of the files and never written to.
 */
export async function copyCrash(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (file) => !/\/(?:lock|base\/[14])$/.test(file),
  });
}

/** Waits for the state T: a signal is delivered after `kill` returns. */
async function isStopped(child: ChildProcess): Promise<boolean> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const state = await stateOf(child.pid ?? 0);
    if (state.startsWith('T')) return true;
    if (state.startsWith('Z')) return false;
  }
}

/** Returns the state of a process, as Linux and `ps` abbreviate it. */
async function stateOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    return stat.slice(stat.lastIndexOf(')') + 2);
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'state=', '-p', String(pid)]).catch(
    () => ({ stdout: 'Z' }),
  );
  return stdout.trim();
}
