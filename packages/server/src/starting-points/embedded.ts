import { installationSql, viewAsSql } from '@ninefold/specification/catalog';
import {
  accessTokenHook,
  type Backend,
  createBackendInWorker,
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
  if (options.start.kind === 'dump') await assertFileExists(options.start.file);
  const path = dataFolderOf(options);
  if (options.reset) await resetDataFolder(path, options, reporter);
  const folder = await openDataFolder(path, createBackendInWorker);
  try {
    const backend = await openDatabase(folder, options, reporter);
    const { schemas } = backend;
    await backend.exec(
      installationSql({ schemas }) +
        viewAsSql({ schemas, access: 'demonstration', claimsHook: await claimsHookOf(backend) }),
    );
    const { accounts: known = [], start = 'example', name, leftOut } = folder.record ?? {};
    const accounts =
      start === 'dump' || options.as !== undefined
        ? await accountsAs(backend, known, options.as, reporter)
        : known;
    return {
      backend,
      data: folder.path,
      accounts,
      start,
      configuration: (origin) => ({
        supabaseUrl: origin,
        publishableKey: backend.publishableKey,
        schema: backend.schemas[0],
        start,
        name: start === 'dump' ? name : undefined,
        leftOut,
      }),
      close: () => folder.close(),
    };
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** Returns the hook that adds claims to tokens, if the database has one. */
async function claimsHookOf(backend: Backend): Promise<string | undefined> {
  const { rows } = await backend.query<{ found: boolean }>(
    'select to_regprocedure($1) is not null as found',
    [`${accessTokenHook}(jsonb)`],
  );
  return rows[0]?.found === true ? accessTokenHook : undefined;
}

type Place = Pick<Options, 'data' | 'application' | 'example'> & { readonly start: EmbeddedStart };

/** Returns the data folder of a starting point, whether or not it exists. */
export function dataFolderOf(place: Place): string {
  return place.data ?? join(stateFolder(), folderName(place));
}

/** Names the folder of a starting point. A hash of the path keeps two dumps of one name apart. */
function folderName({ start, application, example = application }: Place): string {
  if (start.kind === 'example') {
    // An application that is an example itself has one; a workspace can have several.
    return example === application ? 'example' : `example-${basename(example)}`;
  }
  const pathHash = createHash('sha256').update(start.file).digest('hex').slice(0, 8);
  return `${parse(basename(start.file)).name}-${pathHash}`;
}

async function openDatabase(
  folder: DataFolder,
  { start, example, strict }: Options & { readonly start: EmbeddedStart },
  reporter: Reporter,
): Promise<Backend> {
  const { record, path } = folder;
  if (record !== undefined) {
    if (start.kind === 'dump') await assertSameDump(start.file, record, path);
    reporter.step(`Opening the database of ${record.name}`);
    return folder.openBackend();
  }
  const known = example === undefined ? undefined : await readExample(example);
  const load =
    start.kind === 'dump'
      ? dumpContents(start.file, strict, known)
      : known && exampleContents(known);
  if (load === undefined) throw new Error('The example is started without --example.');
  return folder.fill((backend): Promise<FolderContents> => load(backend, reporter));
}
