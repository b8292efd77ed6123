import type { FormDraft } from '../../kept-work/drafts/index.ts';
import { editValuesMessages } from './messages.ts';
import type { EditedField } from './value-session.tsx';

/** Returns the values in the draft of a record's form, to be offered in their places. */
export function keptFields(draft: FormDraft | undefined): readonly EditedField[] {
  const { changes = {}, row: opened } = draft ?? {};
  if (opened === undefined) return [];
  return Object.entries(changes).map(([name, text]) => ({
    name,
    isOpen: false,
    opened,
    texts: { [name]: text },
    problem: editValuesMessages.kept,
  }));
}
