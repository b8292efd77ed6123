import type { PGlite } from '@electric-sql/pglite';
import { type EmscriptenModule, moduleOf } from './emscripten.ts';
import { rememberFiles } from './files.ts';
import { rememberHeap } from './heap.ts';

/**
 * Remembers the whole of a Postgres that keeps its data in memory, as it is between two statements:
 * its memory and its files. Rows, definitions, roles, sequences, statistics, transaction numbers and
 * settings are all in these.
 *
 * @returns puts all of it back, in tens of milliseconds; or gives false, and changes nothing, where
 * that cannot be done because another library was loaded since, which lies in the memory too.
 */
export async function rememberPostgres(driver: PGlite): Promise<() => boolean> {
  const module = moduleOf(driver);
  const libraries = watchLibraries(module);
  await loadLibraries(driver);
  const loaded = libraries.size;
  const putFilesBack = rememberFiles(module);
  const putHeapBack = rememberHeap(() => module.HEAPU8);
  return () => {
    if (libraries.size !== loaded) return false;
    putFilesBack();
    putHeapBack();
    return true;
  };
}

/** Those of procedural languages, of extensions and of text search: what a statement may come to need. */
async function loadLibraries(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ load: string }>(`
    select distinct format('load %L', probin) as load from pg_proc p
    where probin = '$libdir/dict_snowball' or probin is not null and exists (
      select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  await driver.exec(rows.map(({ load }) => load).join(';'));
}

/** Gives those that Postgres has looked for from now on, as it does whenever it needs one. */
function watchLibraries({ FS: files }: EmscriptenModule): ReadonlySet<string> {
  const paths = new Set<string>();
  const stat = files.stat.bind(files);
  files.stat = (path, ...others) => {
    if (path.endsWith('.so')) paths.add(path);
    return stat(path, ...others);
  };
  return paths;
}
