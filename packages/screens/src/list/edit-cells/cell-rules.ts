import type { RecordRow } from '@ninefold/data/records';
import { collisionsOf } from '@ninefold/rules/collisions';
import { permissionOn } from '@ninefold/rules/permissions';
import { decidingFields } from '@ninefold/rules/records';
import { type Entity, fieldLabel, fieldOf } from '@ninefold/specification';
import { problemOf, type RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { formFieldsOf } from '../../form/index.ts';
import { recordCheck } from '../../descriptors/index.ts';
import { askedOf, type Screen } from '../../screen-context/index.ts';
import type { CellCollisions } from './cell-collisions.ts';
import { type RecordEdits, savedText } from './edits.ts';
import { editCellsMessages } from './messages.ts';

/** The rules of a record's form, for its cells. */
export interface CellRules {
  readonly isReadOnly: (row: RecordRow, name: string) => boolean;
  /** Returns a field that can be edited in some record. */
  readonly anyFieldOf: (name: string) => FieldDescriptor | undefined;
  /** Returns the field as the record's form has it; undefined where it can't be edited. */
  readonly fieldOf: (row: RecordRow, name: string) => FieldDescriptor | undefined;
  /** Says why a field can't be edited in a record. */
  readonly denialOf: (row: RecordRow, name: string) => string;
  /** Names of the fields that decide about changes of some, to read them with the records. */
  readonly decidingFields: (names: readonly string[]) => readonly string[];
  /** Returns the problem with a field, edited or not, among the edits of its record. It can't be saved. */
  readonly problemOf: (row: RecordRow, name: string, texts: RecordChanges) => string | undefined;
}

/** A record that isn't known: fields that only some records let people edit are editable. */
const anyRecord: RecordRow = { id: '', title: '', values: {}, links: {} };

/** Returns the rules of an entity's cells: those of the form of each record. */
export function cellRules(screen: Pick<Screen, 'loaded' | 'acting'>, entity: Entity): CellRules {
  const asked = askedOf(screen);
  // A file is chosen in the form of its record.
  const isFile = (name: string) => fieldOf(entity, name)?.file?.value !== undefined;
  const editable = new Map(
    formFieldsOf(screen, entity, anyRecord)
      .filter(({ name, readOnly, generated }) => !readOnly && generated !== true && !isFile(name))
      .map((field) => [field.name, field]),
  );
  const permissions = new Map(
    entity.fields.map((field) => [field.name, permissionOn(asked, 'update', entity, field)]),
  );
  // A list has thousands of cells: of most, only this is asked.
  const isReadOnly = (row: RecordRow, name: string) =>
    !editable.has(name) ||
    !Object.hasOwn(row.values, name) ||
    permissions.get(name)?.(row).answer === 'no';
  return {
    isReadOnly,
    anyFieldOf: (name) => editable.get(name),
    fieldOf: (row, name) =>
      isReadOnly(row, name)
        ? undefined
        : formFieldsOf(screen, entity, row).find((field) => field.name === name),
    denialOf: (row, name) => {
      const permission = permissions.get(name)?.(row);
      if (permission?.answer === 'no') return permission.reason;
      return editCellsMessages.notHere({ field: fieldLabel(entity, name) });
    },
    decidingFields: (names) => {
      const edited = names.filter((name) => editable.has(name));
      const ofCollisions = collisionsOf(asked.specification, entity)
        .map(({ fields, reads }) => [...fields, ...reads])
        .filter((about) => about.some((name) => edited.includes(name)));
      return [...new Set([...decidingFields(asked, entity, edited), ...ofCollisions.flat()])];
    },
    problemOf: (row, name, texts) => {
      const field = editable.get(name);
      if (field === undefined) return undefined;
      const initial = savedText(entity, row, name);
      const text = Object.hasOwn(texts, name) ? (texts[name] ?? null) : initial;
      const entry = { field, initial, text, explicitNull: false };
      return problemOf(entry, 'change', recordCheck(asked, entity, row), texts);
    },
  };
}

/** The rules of cells, with the records that are in the way of their edits. */
export interface EditRules extends Pick<CellRules, 'problemOf'> {
  readonly collisions: CellCollisions;
}

/**
 * Returns why an edited field can't be saved: by the rules, as the database has refused it, or as it will where another
 * record is in the way.
 */
export function editProblem(
  { problemOf: problemIn, collisions }: EditRules,
  { row, texts, failure }: RecordEdits,
  name: string,
): string | undefined {
  return problemIn(row, name, texts) ?? failure?.fields[name] ?? collisions.get(row.id)?.[name];
}
