import { createRequire } from 'node:module';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServerFolder } from '../../servers/index.ts';
import { postgresFolder } from '../../servers/binaries.ts';
import { type Effort, middle } from '../measure.ts';
import { inMegabytes, inMilliseconds, type Table } from '../report/table.ts';
import { requestKinds } from '../requests/kinds.ts';
import { type EngineName, loading, pagesAtOnce } from './engine.ts';
import { startEngine } from './engine-process.ts';

/** Cells of a column, by row. */
type Column = Readonly<Record<string, string>>;

const existing = 'First answer, existing folder';
const memoryAtFirst = 'Memory after the first answer';
const insert = 'Insert a row';
const insertSafely = 'Insert a row that a power cut leaves';

const rowNames = [
  'First answer, empty folder',
  existing,
  memoryAtFirst,
  'Memory after loading the example',
  loading,
  ...requestKinds.map(({ name }) => name),
  pagesAtOnce,
  insertSafely,
  'Data folder, empty',
  'Data folder with the example',
  'Installed',
];

/** PGlite and a PostgreSQL server as the database of a process, beside that process without either. */
export async function measureEngine(effort: Effort): Promise<Table> {
  const neither = await measureNeither(effort);
  const pglite = await measureEach('pglite', effort);
  const postgres = await measureEach('postgres', effort);
  const durable = await measureRequests('postgres', effort, 'on');
  const columns: Column[] = [
    neither,
    { ...pglite, Installed: inMegabytes(await sizeOf(packageFolder('@electric-sql/pglite'))) },
    {
      ...postgres,
      [insertSafely]: durable[insert] ?? '',
      Installed: inMegabytes(await sizeOf(dirname(postgresFolder()))),
    },
  ];
  return {
    name: 'engine',
    columns: ['what', 'neither (the floor)', 'PGlite', 'PostgreSQL'],
    rows: rowNames.map((name) => [name, ...columns.map((column) => column[name] ?? '–')]),
  };
}

async function measureNeither({ starts }: Effort): Promise<Column> {
  const all = await measureStarts('neither', Array<string>(starts).fill(''));
  return { [existing]: firstAnswer(all), [memoryAtFirst]: memory(all) };
}

async function measureEach(name: EngineName, effort: Effort): Promise<Column> {
  const folders = await createFolders(name, effort.starts);
  try {
    const [folder = ''] = folders;
    const onEmpty = await measureStarts(name, folders);
    const empty = await sizeOf(folder);
    const onExisting = await measureStarts(name, Array<string>(effort.starts).fill(folder));
    return {
      'First answer, empty folder': firstAnswer(onEmpty),
      [existing]: firstAnswer(onExisting),
      [memoryAtFirst]: memory(onExisting),
      'Data folder, empty': inMegabytes(empty),
      ...(effort.quick ? {} : await measureExample(name, folder)),
      ...(await measureRequests(name, effort)),
    };
  } finally {
    await removeFolders(folders);
  }
}

interface Start {
  readonly firstAnswer: number;
  readonly memory: number | undefined;
}

/** One start after the other, each of a new process. */
async function measureStarts(name: EngineName, folders: readonly string[]): Promise<Start[]> {
  const starts: Start[] = [];
  for (const folder of folders) {
    const started = await startEngine(name, folder);
    starts.push({ firstAnswer: started.firstAnswer, memory: started.memory() });
    await started.close();
  }
  return starts;
}

async function measureExample(name: EngineName, folder: string): Promise<Column> {
  const started = await startEngine(name, folder);
  const { [loading]: loaded = 0 } = await started.run({ task: 'example' });
  const memoryAfterLoad = memory([{ memory: started.memory() }]);
  await started.close();
  return {
    [loading]: inMilliseconds(loaded),
    'Memory after loading the example': memoryAfterLoad,
    'Data folder with the example': inMegabytes(await sizeOf(folder)),
  };
}

async function measureRequests(
  name: EngineName,
  { quick, times }: Effort,
  fsync: 'on' | 'off' = 'off',
): Promise<Column> {
  const folders = await createFolders(name, 1);
  try {
    const started = await startEngine(name, folders[0] ?? '', fsync);
    const customers = quick ? 100 : 1000;
    const figures = await started.run({ task: 'requests', times, customers });
    await started.close();
    return Object.fromEntries(
      Object.entries(figures).map(([request, time]) => [request, inMilliseconds(time)]),
    );
  } finally {
    await removeFolders(folders);
  }
}

function firstAnswer(starts: readonly Start[]): string {
  return inMilliseconds(middle(starts.map((start) => start.firstAnswer)));
}

function memory(starts: readonly Pick<Start, 'memory'>[]): string {
  const sizes = starts.flatMap((start) => start.memory ?? []);
  return sizes.length === 0 ? '–' : inMegabytes(middle(sizes));
}

/** New folders for an engine's data: PostgreSQL's belong to the user that it runs as. */
async function createFolders(name: EngineName, count: number): Promise<string[]> {
  const create = async () =>
    name === 'postgres'
      ? createServerFolder()
      : join(await mkdtemp(join(tmpdir(), 'ninefold-engine-')), 'data');
  return Promise.all(Array.from({ length: count }, create));
}

async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const made = folder.endsWith('data') ? dirname(folder) : folder;
    await rm(made, { recursive: true, force: true });
  }
}

/** Bytes of all files below a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The folder of a package that the embedded backend depends on. */
function packageFolder(name: string): string {
  const from = join(import.meta.dirname, '../../../packages/embedded/package.json');
  return dirname(dirname(createRequire(from).resolve(name)));
}
