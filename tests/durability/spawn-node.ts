import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts Node for a few seconds, most of which is its start: WebAssembly is not compiled a second time to run faster. */
export function spawnNode(
  argumentList: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--liftoff-only', ...argumentList], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
}
