import { type FilePath, fileNameOf } from '@ninefold/data/files';
import type { Entity, Field, StoredFile } from '@ninefold/specification';
import type { RecordRow } from '@ninefold/ui/shapes';

/** A field that holds the path of a file. */
export interface FileField {
  readonly field: Field;
  readonly file: StoredFile;
}

/** A stored file of a record, as far as the record tells about it. */
export interface FileOfRecord extends FilePath {
  readonly name: string;
  readonly type?: string;
  readonly size?: number;
}

/** Returns the fields of an entity that hold the paths of files, as the team says. */
export function fileFields(entity: Entity): readonly FileField[] {
  return entity.fields.flatMap((field) => {
    const file = field.file?.value;
    return file === undefined ? [] : [{ field, file }];
  });
}

/** Returns the file whose path a field of a record holds; undefined where it holds none. */
export function fileOfRecord(
  { field, file }: FileField,
  values: RecordRow['values'],
): FileOfRecord | undefined {
  const path = values[field.name];
  if (typeof path !== 'string' || path === '') return undefined;
  const text = (name: string | undefined) => {
    const value = name === undefined ? undefined : values[name];
    return value === undefined || value === '' || typeof value === 'object'
      ? undefined
      : String(value);
  };
  const size = Number(text(file.size) ?? Number.NaN);
  return {
    bucket: file.bucket,
    path,
    name: text(file.name) ?? fileNameOf(path),
    type: text(file.type),
    size: Number.isFinite(size) ? size : undefined,
  };
}

/** Returns the files that are deleted with a record, as the team says. */
export function filesDeletedWith(
  entity: Entity,
  { values }: Pick<RecordRow, 'values'>,
): readonly FileOfRecord[] {
  return fileFields(entity).flatMap((of) =>
    of.file.deletedWithRecord === true ? (fileOfRecord(of, values) ?? []) : [],
  );
}

const images = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;
const imageNames = /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i;
const shown = /^(?:application\/pdf|text\/plain|audio\/.+|video\/.+)$/;
const shownNames = /\.(?:pdf|txt)$/i;

/** Whether a file is an image in which nothing can run: SVG is none. */
export function isImage({ type, path }: Pick<FileOfRecord, 'type' | 'path'>): boolean {
  return type === undefined ? imageNames.test(path) : images.test(type);
}

/** Whether a browser shows a file by itself. Others are downloaded. */
export function isShown(file: Pick<FileOfRecord, 'type' | 'path'>): boolean {
  if (isImage(file)) return true;
  return file.type === undefined ? shownNames.test(file.path) : shown.test(file.type);
}
