import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const compiled = join(import.meta.dirname, '../../node_modules/.cache/ninefold/compiled');

/**
 * Starts Node for a few seconds, most of which is its start: compiled JavaScript is cached, and
 * WebAssembly is not compiled a second time to run faster.
 */
export function spawnNode(
  argumentList: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--liftoff-only', ...argumentList], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
  });
}
