import { installationSql } from '@ninefold/specification/catalog';
import {
  type Backend,
  type DataFolder,
  type FolderContents,
  openDataFolder,
} from '@ninefold/embedded';
import { createHash } from 'node:crypto';
import { basename, join, parse } from 'node:path';
import { dumpContents, assertFileExists, assertSameDump } from './dump.ts';
import { exampleContents, readExample } from './example.ts';
import type { EmbeddedStart, Options } from '../options/index.ts';
import type { Reporter } from '../reporter/index.ts';
import { resetDataFolder } from './reset.ts';
import { accountsAs } from './sign-in-as.ts';
import { stateFolder } from '../workspace/index.ts';
import type { OpenedStart } from './opened-start.ts';

/**
 * Opens the data folder and its database, and fills a new one.
 *
 * @throws {DataFolderError} {DumpError} {UsageError} with the folder unchanged.
 */
export async function openEmbedded(
  options: Options & { readonly start: EmbeddedStart },
  reporter: Reporter,
): Promise<OpenedStart> {
  const { start } = options;
  if (start.kind === 'dump') await assertFileExists(start.file);
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
    return openedStart(folder, backend, accounts);
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** Returns the data folder of a starting point, whether or not it exists. */
export function dataFolderOf({
  data,
  start,
}: Pick<Options, 'data'> & { readonly start: EmbeddedStart }): string {
  return data ?? join(stateFolder(), folderName(start));
}

/**
 * Names the folder of a starting point. A dump's contains its name, for people, and a hash of its path,
 * so that two dumps never share one.
 */
function folderName(start: EmbeddedStart): string {
  if (start.kind === 'example') return 'example';
  const pathHash = createHash('sha256').update(start.file).digest('hex').slice(0, 8);
  return `${parse(basename(start.file)).name}-${pathHash}`;
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
  if (start.kind === 'dump') await assertSameDump(start.file, folder.record, folder.path);
  reporter.step(`Opening the database of ${folder.record.name}`);
  return folder.openBackend();
}

/** Returns a function that fills a new database. */
async function contentsOf({ start, example }: Options & { readonly start: EmbeddedStart }) {
  const known = example === undefined ? undefined : await readExample(example);
  if (start.kind === 'dump') return dumpContents(start.file, known);
  if (known === undefined) throw new Error('The example is started without --example.');
  return exampleContents(known);
}

function openedStart(
  folder: DataFolder,
  backend: Backend,
  accounts: OpenedStart['accounts'],
): OpenedStart {
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
