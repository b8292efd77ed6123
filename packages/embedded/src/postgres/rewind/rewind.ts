import type { PGlite } from '@electric-sql/pglite';
import { type EmscriptenModule, moduleOf } from './emscripten.ts';
import { rememberFiles } from './files.ts';
import { rememberHeap } from './heap.ts';

/**
 * Saves the whole state of a Postgres that keeps its data in memory, between two statements: its memory
 * and its files. They hold rows, definitions, roles, sequences, statistics, transaction numbers and
 * settings.
 *
 * @returns a function that restores the state in tens of milliseconds. It returns false and changes
 * nothing if another library was loaded since, because that is in the memory too.
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

/** Loads libraries that a statement may need: procedural languages, extensions, text search. */
async function loadLibraries(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ load: string }>(`
    select distinct format('load %L', probin) as load from pg_proc p
    where probin = '$libdir/dict_snowball' or probin is not null and exists (
      select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  await driver.exec(rows.map(({ load }) => load).join(';'));
}

/** Collects the libraries that Postgres finds from now on, which it does before it loads one. */
function watchLibraries({ FS: files }: EmscriptenModule): ReadonlySet<string> {
  const paths = new Set<string>();
  const stat = files.stat.bind(files);
  files.stat = (path, ...others) => {
    // Throws for one that isn't there, such as the compiler that Postgres looks for before a costly query.
    const found = stat(path, ...others);
    if (path.endsWith('.so')) paths.add(path);
    return found;
  };
  return paths;
}
