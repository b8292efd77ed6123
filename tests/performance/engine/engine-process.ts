import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName, EngineTask, Figures } from './engine.ts';

/** A process that has opened an engine, and had it answer. */
export interface EngineProcess {
  /** Milliseconds from nothing to the first answer. */
  readonly firstAnswer: number;
  /** Bytes of memory that it and the processes that it started hold; undefined where the system does not say. */
  memory(): number | undefined;
  run(task: EngineTask): Promise<Figures>;
  close(): Promise<void>;
}

export async function startEngine(
  name: EngineName,
  folder: string,
  fsync: 'on' | 'off' = 'off',
): Promise<EngineProcess> {
  const begun = performance.now();
  const child = fork(join(import.meta.dirname, 'run-engine.ts'), [name, folder, fsync]);
  const ended = once(child, 'exit');
  const answer = async (): Promise<Figures> => {
    const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    if (!message) throw new Error(`The process of ${name} ended before it answered.`);
    return message[0] as Figures;
  };
  await answer();
  const firstAnswer = performance.now() - begun;
  return {
    firstAnswer,
    memory: () => memoryOf(child.pid ?? 0),
    async run(task) {
      child.send(task);
      return answer();
    },
    async close() {
      child.send({ task: 'close' } satisfies EngineTask);
      await ended;
    },
  };
}

/**
 * The proportional set sizes of a process and its descendants, in bytes: what PostgreSQL's processes share counts
 * once. Only Linux tells them.
 */
function memoryOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [pid];
  for (const parent of tree) {
    tree.push(...parents.flatMap(([child = 0, of]) => (of === parent ? [child] : [])));
  }
  const kilobytes = tree.map((member) => {
    const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}
