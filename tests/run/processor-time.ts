import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's unit in `/proc/<pid>/stat`: the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Returns a command that runs another one, writes the processor time of it and of all that it waited for to
 * `file`, and ends with its exit code. Node knows the processor time of its own process alone; a POSIX shell knows
 * that of its children. Windows has none: there the command is returned unchanged.
 */
export function measured(
  command: readonly string[],
  file: string,
): readonly [program: string, ...argumentList: string[]] {
  const [program = '', ...argumentList] = command;
  if (process.platform === 'win32') return [program, ...argumentList];
  return ['sh', '-c', `"$@"; code=$?; times > '${file}'; exit $code`, 'sh', ...command];
}

/** Returns the seconds that a measured command wrote; undefined where it wrote nothing. */
export function readMeasured(file: string): number | undefined {
  try {
    // The shell's own times, then those of its children: user and system, such as 0m23.419s.
    const [, children = ''] = readFileSync(file, 'utf8').trim().split('\n');
    const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
    if (times.length !== 2) return undefined;
    return times.reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    );
  } catch {
    return undefined;
  }
}

/**
 * Watches the processor time of a process and of all that it starts. A shell doesn't know the time of those that
 * nobody waits for, such as the processes of a browser; this doesn't know the last part of a second, nor what came and
 * went within one. The larger of both is the better measure.
 *
 * @returns a function that ends it, and returns the seconds; 0 except on Linux.
 */
export function watchProcessorTime(pid: number): () => number {
  if (process.platform !== 'linux') return () => 0;
  /** Seconds by process: IDs are given again, so its start belongs to it. */
  const seconds = new Map<string, number>();
  const family = new Set<number>([pid]);
  const look = () => {
    for (const stat of runningProcesses().toSorted(
      (one, other) => one.startedAt - other.startedAt,
    )) {
      if (!family.has(stat.pid) && !family.has(stat.parent)) continue;
      family.add(stat.pid);
      seconds.set(`${stat.pid} ${stat.startedAt}`, stat.ownSeconds);
    }
  };
  const looking = setInterval(look, 1000);
  return () => {
    clearInterval(looking);
    look();
    return [...seconds.values()].reduce((sum, each) => sum + each, 0);
  };
}

function runningProcesses() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ pid: Number(name), ...statOf(Number(name)) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** What came before this process: `npx`, `pnpm` and the installation that they ran. */
export interface Preparation {
  readonly processorSeconds: number;
  /** Wall seconds from the first of them to this process. */
  readonly seconds: number;
}

/**
 * Measures the processes that started this one, up to the shell that a person typed in. Undefined except on Linux,
 * where the kernel tells.
 */
export function measurePreparation(): Preparation | undefined {
  try {
    let processorSeconds = 0;
    let started = statOf(process.pid).startedAt;
    const now = started;
    for (let { parent } = statOf(process.pid); parent > 1;) {
      const stat = statOf(parent);
      if (!isPackageManager(parent)) break;
      processorSeconds += stat.processorSeconds;
      started = stat.startedAt;
      ({ parent } = stat);
    }
    return { processorSeconds, seconds: now - started };
  } catch {
    return undefined;
  }
}

/** Whether a process is npx, npm, pnpm or the shell in which they run a script: not one that a person types in. */
function isPackageManager(pid: number): boolean {
  const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return (
    /^(?:\S*node\S* \S*)?(?:npx|npm|pnpm)\b/.test(line) || line.startsWith('sh -c node tests/run')
  );
}

/** Seconds of a process, with and without the children that it has waited for, and when it started, from the start of the system. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes second, in parentheses, and can hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index - 3]);
  const own = number(14) + number(15);
  return {
    parent: number(4),
    ownSeconds: own / ticksPerSecond,
    processorSeconds: (own + number(16) + number(17)) / ticksPerSecond,
    startedAt: number(22) / ticksPerSecond,
  };
}
