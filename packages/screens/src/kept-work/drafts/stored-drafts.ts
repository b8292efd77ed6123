import type { RecordRow } from '@ninefold/data/records';
import type { KeptCreation } from '@ninefold/data/records/creation';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldTexts, RecordLink } from '@ninefold/ui/shapes';
import { collection, type Owner } from '../../application/index.ts';

/** A row of a form: a record that is saved with the form's own. */
export interface DraftRow {
  readonly id: string;
  /** The ID of the stored record; absent for a new row. */
  readonly record?: string;
  /** Absent for a stored row without changes. */
  readonly texts?: FieldTexts;
  /** The texts before they were edited. */
  readonly initial?: FieldTexts;
  readonly links?: Readonly<Record<string, RecordLink | null>>;
  readonly deleted?: true;
}

/** The unsaved changes of a form. */
export interface FormDraft {
  readonly changes: RecordChanges;
  /** The record as an edit form showed it: each edited field with the value that it was edited from. */
  readonly row?: RecordRow;
  /** What is known of a new record that was sent and may have been stored. */
  readonly creation?: KeptCreation;
  /** The names of chosen files, which no draft keeps, by field. */
  readonly files?: Readonly<Record<string, string>>;
  /** The rows of each entity, by `entityId`; undefined where none has changed. */
  readonly rows?: Readonly<Record<string, readonly DraftRow[] | undefined>>;
}

export interface StoredFormDraft extends FormDraft {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** A draft that nobody has come back to for 30 days is deleted. In milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const drafts = collection(
  'draft',
  (value): value is StoredFormDraft =>
    typeof (value as Partial<StoredFormDraft> | null)?.savedAt === 'number',
);

/** Tells this page from others: two tabs with the same form each keep their own draft. */
const page = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Returns the key of this page's draft of the form at an address. */
export function draftKey(owner: Owner, address: string): string {
  return drafts.key(owner, address, page);
}

/** Returns the latest draft of a form, of any page. Deletes all drafts that are too old. */
export function latestDraft(
  owner: Owner,
  address: string,
): { readonly key: string; readonly draft: StoredFormDraft } | undefined {
  const form = drafts.start(owner, address);
  const found = drafts.keys().flatMap((key) => {
    const draft = drafts.read(key);
    if (draft === undefined || draft.savedAt < Date.now() - keptFor) {
      drafts.delete(key);
      return [];
    }
    return key.startsWith(form) ? [{ key, draft }] : [];
  });
  return found.toSorted((a, b) => b.draft.savedAt - a.draft.savedAt)[0];
}

/** Stores a draft. Returns whether the browser keeps it. */
export function storeDraft(key: string, draft: FormDraft): boolean {
  return drafts.write(key, { ...draft, savedAt: Date.now() });
}

export function readDraft(key: string): FormDraft | undefined {
  return drafts.read(key);
}

export const deleteDraft = drafts.delete;

/** Returns the keys of all drafts of a person. */
export function draftsOf(owner: Owner): readonly string[] {
  return drafts.keys(drafts.start(owner));
}
