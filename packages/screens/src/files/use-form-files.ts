import { isAnswerLost } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { lazyInput } from '@ninefold/ui/fields/input';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, FormError, RecordRow } from '@ninefold/ui/shapes';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { failureOf, whileSignedIn } from '../application/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { formFiles, UploadFailed } from './form-files.ts';
import { filesMessages } from './messages.ts';
import { fileFields, fileOfRecord } from './stored-file.ts';
import { useRemoveFiles } from './use-remove-files.ts';

const nothing = () => undefined;

/** What a draft can keep of a form with files. */
interface DraftWithFiles {
  readonly changes: RecordChanges;
  /** The names of chosen files, by field. */
  readonly files: Readonly<Record<string, string>> | undefined;
}

/**
 * Lets the form of a record take files. They are uploaded when it is saved, before the record: a record
 * never refers to a file that isn't there. What was uploaded for a record that isn't saved is deleted when
 * the form is left.
 *
 * @param fields The fields of the form.
 * @param row The saved record. Undefined for a new one.
 */
export function useFormFiles(entity: Entity, fields: readonly FieldDescriptor[], row?: RecordRow) {
  const { application } = useScreen();
  const client = application.database?.client;
  const [files] = useState(() => client && formFiles(client));
  const removeFiles = useRemoveFiles();
  const ofFiles = useMemo(() => {
    const written = new Set(fields.flatMap(({ name, readOnly }) => (readOnly ? [] : [name])));
    return fileFields(entity).filter(({ field }) => written.has(field.name));
  }, [entity, fields]);
  const isKeeping = useSyncExternalStore(files?.subscribe ?? (() => nothing), () =>
    files?.hasAny(),
  );
  // The database may have saved a record whose answer was lost: its files stay.
  const isUncertain = useRef(false);

  const [inputs] = useState(() => new Map<string, NonNullable<FieldDescriptor['input']>>());
  const saved = row?.values;
  const withInputs = useMemo(() => {
    if (files === undefined || ofFiles.length === 0) return fields;
    const filled = new Set(ofFiles.flatMap(({ file }) => [file.name, file.type, file.size]));
    return fields
      .filter(({ name }) => !filled.has(name))
      .map((descriptor) => {
        const of = ofFiles.find(({ field }) => field.name === descriptor.name);
        if (of === undefined || descriptor.input !== undefined) return descriptor;
        const known = inputs.get(descriptor.name);
        const input =
          known ??
          lazyInput(async () => {
            const { fileFieldInput } = await import('./file-field-input.tsx');
            return fileFieldInput(files, of, saved && fileOfRecord(of, saved));
          });
        inputs.set(descriptor.name, input);
        return { ...descriptor, input, width: descriptor.width ?? 'wide' } as const;
      });
  }, [files, fields, ofFiles, inputs, saved]);

  const discard = useEffectEvent(() => {
    const left = files?.discard() ?? [];
    if (!isUncertain.current) void removeFiles(left);
  });
  useEffect(() => () => discard(), []);

  return {
    /** The fields, with inputs for files, and without those that a file fills in itself. */
    fields: withInputs,
    /** Whether a file is chosen, which no draft keeps. */
    isKeeping: isKeeping === true,
    /** Returns what a draft can keep: of a file its name alone. */
    draftOf: (changes: RecordChanges): DraftWithFiles => {
      const entries = Object.entries(changes);
      const chosen = entries.flatMap(([name, path]) => {
        const file = files?.get(path)?.file;
        return file === undefined ? [] : [[name, file.name] as const];
      });
      if (chosen.length === 0) return { changes, files: undefined };
      const names = Object.fromEntries(chosen);
      const kept = entries.filter(([name]) => !Object.hasOwn(names, name));
      return { changes: Object.fromEntries(kept), files: names };
    },
    /**
     * Uploads the chosen files before the record is saved. Returns the changes with what is known of them.
     *
     * @throws {UploadFailed}
     */
    upload: async (changes: RecordChanges): Promise<RecordChanges> => {
      if (files === undefined || ofFiles.length === 0) return changes;
      const all = await files.upload(ofFiles, changes, (send) => whileSignedIn(application, send));
      isUncertain.current = true;
      return all;
    },
    /**
     * To be called when the record is saved. Deletes the files that it no longer refers to, where the team
     * says so. Returns whether there are any: then undoing would bring back a record without its file.
     */
    saved: (changes: RecordChanges, before?: RecordRow): boolean => {
      const replaced = ofFiles.flatMap((of) => {
        const old = before && fileOfRecord(of, before.values);
        const isReplaced = old !== undefined && (changes[of.field.name] ?? null) !== old.path;
        const isOurs = of.file.deletedWithRecord === true && Object.hasOwn(changes, of.field.name);
        return isReplaced && isOurs ? [old] : [];
      });
      void removeFiles([...(files?.saved(changes) ?? []), ...replaced]);
      return replaced.length > 0;
    },
    /** Returns the errors of a failed upload; undefined for another error. */
    rejected: (error: unknown): readonly FormError[] | undefined => {
      if (!(error instanceof UploadFailed)) {
        // With any other code, the database has decided: nothing was saved.
        if (failureOf(error).code !== '' && !isAnswerLost(error)) isUncertain.current = false;
        return undefined;
      }
      const { field, isCancelled, cause } = error;
      const message = isCancelled
        ? filesMessages.cancelled
        : filesMessages.notUploaded({ reason: failureOf(cause).message });
      return [{ field, message }];
    },
  };
}
