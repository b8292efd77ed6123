import { installationSql } from '@ninefold/specification/catalog';
import {
  type Backend,
  type DataFolder,
  type FolderContents,
  openDataFolder,
} from '@ninefold/embedded';
import { createHash } from 'node:crypto';
import { basename, join, parse } from 'node:path';
import { dumpContents, refuseMissing, refuseOtherDump } from './dump.ts';
import { exampleContents, readExample } from './example.ts';
import type { EmbeddedStart, Options } from './options.ts';
import type { Reporter } from './reporter.ts';
import { resetDataFolder } from './reset.ts';
import { accountsAs } from './sign-in-as.ts';
import { stateFolder } from './state-folder.ts';
import type { Served } from './starting-point.ts';

/**
 * Opens the data folder and its database, and fills it where it is new.
 *
 * @throws {DataFolderError} {DumpError} {UsageError} with the folder as it was.
 */
export async function openEmbedded(
  options: Options & { readonly start: EmbeddedStart },
  reporter: Reporter,
): Promise<Served> {
  const { start } = options;
  if (start.kind === 'dump') await refuseMissing(start.file);
  const path = dataFolderOf(options);
  if (options.reset) await resetDataFolder(path, options, reporter);
  const folder = await openDataFolder(path);
  try {
    const backend = await openDatabase(folder, options, reporter);
    await backend.exec(installationSql({ schemas: backend.schemas }));
    const known = folder.record?.accounts ?? [];
    const isDump = folder.record?.start === 'dump';
    const accounts =
      isDump || options.as !== undefined
        ? await accountsAs(backend, known, options.as, reporter)
        : known;
    return served(folder, backend, accounts);
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** Where the database of a starting point lies, be it there or not. */
export function dataFolderOf({
  data,
  start,
}: Pick<Options, 'data'> & { readonly start: EmbeddedStart }): string {
  return data ?? join(stateFolder(), folderName(start));
}

/**
 * Each starting point has a folder of its own, so that none takes another's
 * place: a dump's is told by its whole path, and by its name for people.
 */
function folderName(start: EmbeddedStart): string {
  if (start.kind === 'example') return 'example';
  const place = createHash('sha256').update(start.file).digest('hex').slice(0, 8);
  return `${parse(basename(start.file)).name}-${place}`;
}

async function openDatabase(
  folder: DataFolder,
  options: Options & { readonly start: EmbeddedStart },
  reporter: Reporter,
): Promise<Backend> {
  const { start } = options;
  if (folder.record === undefined) {
    const load = await contentsOf(options);
    return folder.fill((backend): Promise<FolderContents> => load(backend, reporter));
  }
  // A folder that is named without --load opens as what it holds.
  if (start.kind === 'dump') await refuseOtherDump(start.file, folder.record, folder.path);
  reporter.step(`Opening the database of ${folder.record.name}`);
  return folder.openBackend();
}

/** Returns what fills a new database. */
async function contentsOf({ start, example }: Options & { readonly start: EmbeddedStart }) {
  const known = example === undefined ? undefined : await readExample(example);
  if (start.kind === 'dump') return dumpContents(start.file, known);
  if (known === undefined) throw new Error('An example is started, and none is given.');
  return exampleContents(known);
}

function served(folder: DataFolder, backend: Backend, accounts: Served['accounts']): Served {
  const record = folder.record;
  return {
    backend,
    data: folder.path,
    accounts,
    start: record?.start ?? 'example',
    configuration: (origin) => ({
      supabaseUrl: origin,
      publishableKey: backend.publishableKey,
      schema: backend.schemas[0],
      start: record?.start ?? 'example',
      name: record?.start === 'dump' ? record.name : undefined,
    }),
    close: () => folder.close(),
  };
}
