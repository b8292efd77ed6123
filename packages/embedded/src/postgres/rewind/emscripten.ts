import type { PGlite } from '@electric-sql/pglite';

export type FileBytes = Uint8Array | Int8Array;

/** The fields that are used of a file or folder in Emscripten's memory. */
export interface FileNode {
  parent: FileNode;
  name: string;
  name_next: FileNode | undefined;
  /** Bytes of a file, of which `usedBytes` count; entries of a folder, by name. */
  contents: FileBytes | Record<string, FileNode> | null | undefined;
  usedBytes: number | undefined;
}

/** An open file. Copies of its descriptor share its position. */
export interface FileStream {
  node: FileNode;
  /** The descriptor; null once it is closed. */
  fd: number | null;
  shared: { position?: number; flags?: number; refcount?: number };
}

type Write = (
  stream: FileStream,
  buffer: unknown,
  offset: number,
  length: number,
  position: number,
  canOwn?: boolean,
) => number;

/** Emscripten's parts of PGlite's program, which its types leave out. */
export interface EmscriptenModule {
  readonly HEAPU8: Uint8Array;
  readonly FS: {
    readonly root: FileNode;
    /** By file descriptor. */
    readonly streams: (FileStream | null | undefined)[];
    /** Nodes by a hash of folder and name, linked by `name_next`. */
    readonly nameTable: (FileNode | undefined)[];
    stat(path: string, ...others: unknown[]): unknown;
  };
  readonly MEMFS: { readonly ops_table: { readonly file: { readonly stream: { write: Write } } } };
}

/**
 * Returns the parts of PGlite's program that hold its state.
 *
 * @throws {Error} if a version of PGlite keeps them elsewhere.
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
      'PGlite no longer keeps its memory and files where they can be restored: read its pglite.js, ' +
        'and change packages/embedded/src/postgres/rewind.',
    );
  }
  return module;
}
