import { fieldText } from '../../fields/index.ts';
import { fieldGroups } from '../field-groups.ts';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { recordFormMessages } from './messages.ts';
import type { RecordChanges, RecordFormProps } from './record-form-props.ts';

/** The value of one field of a form. */
export interface FormEntry {
  readonly field: FieldDescriptor;
  /** The record's value, or the value that was passed; null for neither. */
  readonly initial: FieldText;
  readonly text: FieldText;
  /** NULL was chosen, where leaving the field empty would mean the database's default. */
  readonly explicitNull: boolean;
}

type Mode = RecordFormProps['mode'];

function isShown(field: FieldDescriptor): boolean {
  return field.readOnly || field.generated === true;
}

/** The fields that a person can enter, and those that are only shown: of a new record those that are computed. */
export function formFields(
  fields: readonly FieldDescriptor[],
  mode: Mode,
): { readonly entered: readonly FieldDescriptor[]; readonly shown: readonly FieldDescriptor[] } {
  return {
    entered: fieldGroups(
      fields.filter((field) => !isShown(field)),
      (field) => field,
    ).flatMap((group) => group.fields),
    shown: fields.filter(mode === 'change' ? isShown : ({ computed }) => computed === true),
  };
}

export function initialText(
  field: FieldDescriptor,
  initial: RecordFormProps['initial'],
): FieldText {
  // A field may be called `constructor`, which every object answers to.
  const isGiven = initial !== undefined && Object.hasOwn(initial, field.name);
  return fieldText(field, isGiven ? initial[field.name] : undefined);
}

export function isNullable(field: FieldDescriptor): boolean {
  return field.nullable ?? !field.required;
}

/** Whether a new record's field was given NULL, and not left to the database's default. */
export function startsWithNull(
  field: FieldDescriptor,
  { mode, initial = {} }: Pick<RecordFormProps, 'mode' | 'initial'>,
): boolean {
  const isNull = Object.hasOwn(initial, field.name) && initial[field.name] === null;
  return mode === 'create' && isNull && field.hasDefault && isNullable(field);
}

/** Types of kind `other` that have an empty text. */
const emptyTexts =
  /^(?:bit varying|xml|tsvector|tsquery|refcursor|int2vector|oidvector|hstore|ltree)\b/;

/** Whether an empty input can stand for the empty text as well as for NULL. */
export function hasEmptyText({ kind, type = '', options, reference }: FieldDescriptor): boolean {
  if (options !== undefined || reference !== undefined) return false;
  return kind === 'text' || (kind === 'other' && emptyTexts.test(type));
}

/** Returns whether an empty field cannot be sent. A new record's may be left to the database's default. */
export function mustBeFilled(field: FieldDescriptor, mode: Mode): boolean {
  return mode === 'create' ? field.required : !isNullable(field);
}

/** Returns what is sent: of a new record what was filled in, of an edited one what differs. */
export function changesOf(entries: readonly FormEntry[], mode: Mode): RecordChanges {
  const changes = entries.flatMap(({ field, initial, text, explicitNull }) => {
    if (mode === 'change') return text === initial ? [] : [[field.name, text] as const];
    if (explicitNull) return [[field.name, null] as const];
    return text === null ? [] : [[field.name, text] as const];
  });
  return Object.fromEntries(changes);
}

/** Returns the first problem of one entry. */
export function problemOf(
  entry: FormEntry,
  mode: Mode,
  validate: RecordFormProps['validate'],
  values: Readonly<Record<string, FieldText>>,
): string | undefined {
  const { field, initial, text, explicitNull } = entry;
  if (explicitNull) return undefined;
  // The database has accepted what the record holds already, but a rule may be about several fields.
  const isChanged = mode === 'create' || text !== initial;
  if (text === null && isChanged && mustBeFilled(field, mode)) {
    return mode === 'create'
      ? recordFormMessages.requiredProblem({ field: field.label })
      : recordFormMessages.notEmptyProblem({ field: field.label });
  }
  return validate?.(field, text, values);
}
