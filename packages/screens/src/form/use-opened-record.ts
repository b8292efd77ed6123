import type { FieldValue, RecordRow, RecordValues } from '@ninefold/data/records';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormDraft } from '../kept-work/drafts/index.ts';

/**
 * Keeps what a person has seen of a record while they edit it: others may save it meanwhile, and the form
 * takes over their values where nothing was edited.
 *
 * @param latest The record as it is now.
 * @param draft The draft that the form starts with.
 */
export function useOpenedRecord(latest: RecordRow, draft: FormDraft | undefined) {
  // A ref: the form isn't drawn again when the first key edits it.
  const isEdited = useRef(draft !== undefined);
  const [opened, setOpened] = useState(draft?.row ?? latest);
  // Until something is edited, nothing has changed under anybody's hands.
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
    if (!isEdited.current) setOpened(latest);
  }, [latest]);
  /** The values that the edited fields were edited from. */
  const editedFrom = useRef<ReadonlyMap<string, FieldValue>>(initialValues(draft));
  const over = (values: RecordValues): RecordValues => ({
    ...values,
    ...Object.fromEntries(editedFrom.current),
  });
  return {
    /** The record when it was opened. */
    opened,
    setEdited: (now: boolean): void => {
      isEdited.current = now || draft !== undefined;
      if (!isEdited.current) setOpened(current.current);
    },
    /** Notes which fields are edited. */
    noteChanges: (changes: RecordChanges): void => {
      // One that a reading has reset for a moment keeps its value.
      const added = Object.keys(changes).filter(
        (name) => !editedFrom.current.has(name) && Object.hasOwn(latest.values, name),
      );
      editedFrom.current = new Map([
        ...editedFrom.current,
        ...added.map((name) => [name, latest.values[name] ?? null] as const),
      ]);
    },
    /** Returns the values that the changes were made to. */
    valuesBefore: () => over(latest.values),
    /** Returns the record to keep with a draft. */
    rowOfDraft: (): RecordRow => ({ ...opened, values: over(opened.values) }),
  };
}

function initialValues(draft: FormDraft | undefined): ReadonlyMap<string, FieldValue> {
  const values = draft?.row?.values ?? {};
  return new Map(
    Object.keys(draft?.changes ?? {}).flatMap((name) =>
      Object.hasOwn(values, name) ? [[name, values[name] ?? null] as const] : [],
    ),
  );
}
