import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '@ninefold/embedded';
import { type Effort, middle } from '../measure.ts';
import { inMegabytes, inMilliseconds, type Table } from '../report/table.ts';
import { type Start, startProcess } from './start-process.ts';

const begin = join(import.meta.dirname, 'begin.ts');
const example = join(import.meta.dirname, '../../durability/command.ts');
const answered = /^answered\n/;
const ready = /^\{.*"url".*\}\n/;

interface Way {
  readonly name: string;
  /** The script that Node runs for each start. */
  readonly run: (time: number) => readonly string[];
  readonly line: RegExp;
}

/** Starts of an embedded backend and of the example, each in fresh processes. */
export async function measureStarts(effort: Effort): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-starts-'));
  try {
    const rows: string[][] = [];
    for (const { name, run: runWith, line } of await ways(folder, effort)) {
      // Nothing runs long enough there for a second compilation of WebAssembly to pay.
      const run = (time: number) =>
        effort.quick ? ['--liftoff-only', ...runWith(time)] : runWith(time);
      const plain: Start[] = [];
      const compiled: Start[] = [];
      for (let time = 0; time < effort.starts; time++) {
        plain.push(await startProcess(run(time), line));
        const kept = join(folder, 'compiled');
        if (effort.quick) continue;
        // The first one fills what the others find.
        if (time === 0) await startProcess(run(1000), line, kept);
        compiled.push(await startProcess(run(2000 + time), line, kept));
      }
      const memory = inMegabytes(middle(plain.map((start) => start.memory)));
      rows.push([name, usually(plain), usually(compiled), memory]);
    }
    const floor = await nodeAlone(effort);
    return {
      name: 'starts',
      columns: ['start', 'first answer', 'with a compile cache', 'memory'],
      rows: [floor, ...rows],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function usually(starts: readonly Start[]): string {
  if (starts.length === 0) return '–';
  return inMilliseconds(middle(starts.map(({ milliseconds }) => milliseconds)));
}

/** The floor: a process that does nothing but say so. */
async function nodeAlone({ starts }: Effort): Promise<string[]> {
  const script = 'console.log("answered"); setInterval(() => undefined, 60000)';
  const all: Start[] = [];
  for (let time = 0; time < starts; time++) {
    all.push(await startProcess(['-e', script], answered));
  }
  const memory = inMegabytes(middle(all.map((start) => start.memory)));
  return ['Node alone (the floor)', usually(all), '–', memory];
}

async function ways(folder: string, { quick }: Effort): Promise<Way[]> {
  const data = join(folder, 'data');
  const opened = await openDataFolder(data);
  const backend = await opened.fill(async (made) => {
    await made.exec('create table note (id int primary key)');
    return { start: 'dump', name: 'notes', schemas: ['public'], accounts: [] };
  });
  const snapshot = join(folder, 'snapshot.tar.gz');
  await writeFile(snapshot, new Uint8Array(await (await backend.snapshot()).arrayBuffer()));
  await opened.close();

  const small = join(folder, 'small.sql');
  await writeFile(small, 'create table note (id int primary key);');
  const command = (path: string) => {
    const argumentList = [example, '--json', '--port', '0', '--data', path];
    return quick ? [...argumentList, '--load', small] : argumentList;
  };
  return [
    { name: 'Cold: a new database, in memory', run: embedded('nothing'), line: answered },
    { name: 'New, from the kept template', run: embedded('template'), line: answered },
    { name: 'Warm: a data folder opened again', run: embedded('folder', data), line: answered },
    { name: 'From a snapshot, in memory', run: embedded('snapshot', snapshot), line: answered },
    {
      name: 'The example, first start',
      run: (time) => command(join(folder, `example-${time}`)),
      line: ready,
    },
    {
      name: 'The example, second start',
      // Files that the very first start has created.
      run: () => command(join(folder, 'example-0')),
      line: ready,
    },
  ];
}

function embedded(way: string, ...more: readonly string[]): () => readonly string[] {
  const argumentList = [begin, way, ...more];
  return () => argumentList;
}
