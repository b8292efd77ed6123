import type { PGlite } from '@electric-sql/pglite';

export type FileBytes = Uint8Array | Int8Array;

/** A file or folder in Emscripten's memory: what is read and changed here of it. */
export interface FileNode {
  parent: FileNode;
  name: string;
  name_next: FileNode | undefined;
  /** Bytes of a file, of which `usedBytes` count; what is in a folder, by name. */
  contents: FileBytes | Record<string, FileNode> | null | undefined;
  usedBytes: number | undefined;
}

/** An open file. Copies of its descriptor share its position. */
export interface FileStream {
  node: FileNode;
  /** Its number, or nothing once it is closed. */
  fd: number | null;
  shared: { position?: number; flags?: number; refcount?: number };
}

type Write = (stream: FileStream, ...others: unknown[]) => number;

/** What PGlite is compiled with, beyond what its types tell: Emscripten's own parts. */
export interface EmscriptenModule {
  readonly HEAPU8: Uint8Array;
  readonly FS: {
    readonly root: FileNode;
    /** By file descriptor. */
    readonly streams: (FileStream | null | undefined)[];
    /** The nodes by a hash of folder and name, linked by `name_next`. */
    readonly nameTable: (FileNode | undefined)[];
    stat(path: string, ...others: unknown[]): unknown;
  };
  readonly MEMFS: { readonly ops_table: { readonly file: { readonly stream: { write: Write } } } };
}

/**
 * The program's parts in which it keeps everything.
 *
 * @throws {Error} where an update of PGlite keeps them elsewhere.
 */
export function moduleOf(driver: PGlite): EmscriptenModule {
  const module = driver.Module as unknown as EmscriptenModule;
  const { HEAPU8: heap, FS: files, MEMFS: memory } = module;
  if (
    !(
      heap instanceof Uint8Array &&
      Array.isArray(files.streams) &&
      Array.isArray(files.nameTable)
    ) ||
    typeof memory.ops_table.file.stream.write !== 'function'
  ) {
    throw new Error(
      'PGlite no longer keeps its memory and files where they can be put back: read its pglite.js, ' +
        'and change packages/embedded/src/backend/rewind.',
    );
  }
  return module;
}
