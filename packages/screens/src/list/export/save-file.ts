/** A file that is written in parts. */
export interface SavedFile {
  /** As the person chose it, where they could. */
  readonly name: string;
  readonly write: (part: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Gives the person the file: only now is there one. */
  readonly finish: () => Promise<void>;
  /** Leaves nothing behind. */
  readonly discard: () => Promise<void>;
}

export interface FileKind {
  readonly type: string;
  /** With its dot. */
  readonly extension: string;
}

/** The File System Access API, which not every browser has. */
interface FilePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly [{ readonly accept: Readonly<Record<string, readonly string[]>> }];
  }) => Promise<FileSystemFileHandle & { readonly remove?: () => Promise<void> }>;
}

/**
 * Opens a file that the person chooses a place for, where the browser lets them; else one that is
 * downloaded when it is whole. Must be called in the event of a press.
 *
 * @returns Undefined where the person chose no place.
 */
export async function openFile(
  name: string,
  { type, extension }: FileKind,
): Promise<SavedFile | undefined> {
  const { showSaveFilePicker } = globalThis as FilePicker;
  if (showSaveFilePicker === undefined) return downloadedFile(name, type);
  let handle: Awaited<ReturnType<typeof showSaveFilePicker>>;
  try {
    handle = await showSaveFilePicker.call(globalThis, {
      suggestedName: name,
      types: [{ accept: { [type]: [extension] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // Not here: in a frame, or where a policy forbids it.
    return downloadedFile(name, type);
  }
  // The browser created it with the choice, unless it was there before.
  const isNew = (await handle.getFile()).size === 0;
  // The parts go to a temporary file, which replaces the chosen one when it is closed.
  const stream = await handle.createWritable();
  return {
    name: handle.name,
    write: (part) => stream.write(part),
    finish: () => stream.close(),
    async discard() {
      await stream.abort().catch(() => undefined);
      if (isNew) await handle.remove?.().catch(() => undefined);
    },
  };
}

/** Bytes of a part that the browser takes over. */
const partSize = 4_000_000;

/** Milliseconds that a download may take to start. */
const beginsWithin = 60_000;

/**
 * Collects a file in parts that the browser keeps, on the disk where they are many, outside of the page's
 * memory. A private file system of the page would do the same, but keep the records after the page is closed.
 */
function downloadedFile(name: string, type: string): SavedFile {
  let parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const handOver = () => {
    parts.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  return {
    name,
    write(part) {
      waiting.push(part);
      size += part.length;
      if (size >= partSize) handOver();
      return Promise.resolve();
    },
    finish() {
      handOver();
      const address = URL.createObjectURL(new Blob(parts, { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), beginsWithin);
      return Promise.resolve();
    },
    discard() {
      parts = [];
      waiting = [];
      return Promise.resolve();
    },
  };
}
