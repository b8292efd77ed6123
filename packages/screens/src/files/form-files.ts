import type { DataClient } from '@ninefold/data/client';
import { newFilePath, uploadFile, type UploadProgress } from '@ninefold/data/files';
import type { CheckedFile } from '@ninefold/ui/fields/file';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { type FileField, isImage } from './stored-file.ts';

/** A file that was chosen in a form. */
export interface KeptFile extends CheckedFile {
  readonly bucket: string;
  readonly path: string;
  /** Set while it is sent. */
  readonly upload?: UploadProgress & { readonly onCancel: () => void };
  readonly isStored?: boolean;
  /** The address of an image, until the form forgets it. */
  readonly preview?: string;
}

/** An upload that failed, with the field whose file it was. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  readonly field: string;
  readonly isCancelled: boolean;

  constructor(field: string, cause: unknown, isCancelled: boolean) {
    super(field, { cause });
    this.field = field;
    this.isCancelled = isCancelled;
  }
}

export type FormFiles = ReturnType<typeof formFiles>;

/**
 * Keeps the files that are chosen in a form until it is saved. The value of their field is the path that
 * they get: an upload that is stored stays for the next attempt to save the record.
 */
export function formFiles(client: DataClient) {
  const kept = new Map<string, KeptFile>();
  const listeners = new Set<() => void>();
  const set = (file: KeptFile) => {
    kept.set(file.path, file);
    for (const listener of listeners) listener();
  };

  const drop = (path: string) => {
    const preview = kept.get(path)?.preview;
    if (preview !== undefined) URL.revokeObjectURL(preview);
    kept.delete(path);
  };

  async function send(field: string, file: KeptFile): Promise<void> {
    const cancelling = new AbortController();
    const onCancel = () => cancelling.abort();
    const progress = (upload: UploadProgress) => set({ ...file, upload: { ...upload, onCancel } });
    progress({ sent: 0, total: file.file.size });
    try {
      await uploadFile(client, file, file.file, file.type, {
        signal: cancelling.signal,
        onProgress: progress,
      });
      set({ ...file, isStored: true });
    } catch (error) {
      set(file);
      throw new UploadFailed(field, error, cancelling.signal.aborted);
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (path: string | null): KeptFile | undefined =>
      path === null ? undefined : kept.get(path),
    hasAny: () => kept.size > 0,
    /** Keeps a file for a field. Returns the field's value. */
    keep({ file: { bucket } }: FileField, chosen: CheckedFile): string {
      const path = newFilePath(chosen.file.name);
      const preview = isImage({ path, type: chosen.type })
        ? URL.createObjectURL(chosen.file)
        : undefined;
      set({ ...chosen, bucket, path, preview });
      return path;
    },
    /** Forgets a file that was taken back, unless it is stored already: then it is to be deleted. */
    forget(path: string | null): void {
      if (path === null || kept.get(path)?.isStored === true) return;
      drop(path);
      for (const listener of listeners) listener();
    },
    /**
     * Uploads the chosen files of a form. Returns its changes with what the other fields say of them.
     *
     * @throws {UploadFailed}
     */
    async upload(
      fields: readonly FileField[],
      changes: RecordChanges,
      attempt: (send: () => Promise<void>) => Promise<void>,
    ): Promise<RecordChanges> {
      const all: Record<string, string | null> = { ...changes };
      for (const { field, file } of fields) {
        const path = changes[field.name];
        if (path === undefined) continue;
        const chosen = path === null ? undefined : kept.get(path);
        if (path !== null && chosen === undefined) continue;
        if (chosen !== undefined && chosen.isStored !== true) {
          // One after the other: together they would all be slow, and a failure would leave more behind.
          await attempt(() => send(field.name, chosen));
        }
        if (file.name !== undefined) all[file.name] = chosen?.file.name ?? null;
        if (file.type !== undefined) all[file.type] = chosen?.type ?? null;
        if (file.size !== undefined) all[file.size] = chosen?.file.size.toString() ?? null;
      }
      return all;
    },
    /** Forgets the files of a record that was saved. Those that it doesn't use are returned. */
    saved(changes: RecordChanges): readonly KeptFile[] {
      const used = new Set(Object.values(changes));
      const left = [...kept.values()].filter(({ path, isStored }) => isStored && !used.has(path));
      for (const path of kept.keys()) drop(path);
      return left;
    },
    /** Forgets all. Those that were stored are returned. */
    discard(): readonly KeptFile[] {
      const left = [...kept.values()].filter(({ isStored }) => isStored);
      for (const { upload } of kept.values()) upload?.onCancel();
      for (const path of kept.keys()) drop(path);
      return left;
    },
  };
}
