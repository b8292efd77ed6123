import { type CheckedFile, FileInput } from '@ninefold/ui/fields/file';
import type { FieldInputProps } from '@ninefold/ui/shapes';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { FormFiles } from './form-files.ts';
import { type FileField, type FileOfRecord, isImage } from './stored-file.ts';
import { useFileAddress } from './use-file-address.ts';
import { fileNameOf } from '@ninefold/data/files';

/**
 * Returns the input of a field that holds the path of a file.
 *
 * @param saved The file of the record when the form was opened.
 */
export function fileFieldInput(
  files: FormFiles,
  of: FileField,
  saved: FileOfRecord | undefined,
): ComponentType<FieldInputProps> {
  return function FileFieldInput({ field, defaultValue = null, onValueChange, ...props }) {
    const [path, setPath] = useState(defaultValue);
    const kept = useSyncExternalStore(files.subscribe, () => files.get(path));
    const stored = path === null || kept !== undefined ? undefined : storedFile(of, path, saved);
    const image = useFileAddress(stored !== undefined && isImage(stored) ? stored : undefined);
    const enter = (text: string | null) => {
      files.forget(path);
      setPath(text);
      onValueChange?.(text);
    };
    const shown =
      kept === undefined
        ? stored && { name: stored.name, size: stored.size, image }
        : { name: kept.file.name, size: kept.file.size, image: kept.preview, isNew: true };
    return (
      <FileInput
        file={shown}
        types={of.file.types}
        maxBytes={of.file.maxBytes}
        upload={kept?.upload}
        onChoose={(chosen: CheckedFile) => enter(files.keep(of, chosen))}
        onRemove={field.nullable === false && stored !== undefined ? undefined : () => enter(null)}
        onBlur={props.onBlur}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form decides
        autoFocus={props.autoFocus}
      />
    );
  };
}

/** The stored file at a path: what the record says of it holds for its own path only. */
function storedFile(
  { file: { bucket } }: FileField,
  path: string,
  saved: FileOfRecord | undefined,
): FileOfRecord {
  return saved?.path === path ? saved : { bucket, path, name: fileNameOf(path) };
}
