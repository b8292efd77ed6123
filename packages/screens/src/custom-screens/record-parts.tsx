import type { RecordRow as ReadRecord } from '@ninefold/data/records';
import {
  DetailFields,
  type RecordDetailProps,
  RelatedRecords,
  type RelatedList,
} from '@ninefold/ui/patterns/record-detail';
import { type ReactNode, useMemo } from 'react';
import { recordId } from '../addresses/index.ts';
import { useEntity } from '../custom-code/index.ts';
import {
  type CreateOutcome,
  type EditOutcome,
  EditRecordForm,
  EditRecordScreen,
  NewRecordForm,
  NewRecordScreen,
  RequirePermission,
} from '../form/index.ts';
import { EditableRecordScreen } from '../form/edit-values/index.ts';
import { relatedList } from './related-list.ts';
import type { OneRecord, Records } from './use-records.ts';

export interface NewRecordProps<Entity extends string = string, Field extends string = string> {
  readonly entity: Entity;
  /** The fields of the form, in order. By default, those of the assembled form. */
  readonly fields?: readonly Field[];
  /** Values to save with them, as Postgres writes them: `{ customer_id: id }`. Fields of the form start with these values. */
  readonly values?: { readonly [F in Field]?: string };
  /** Whether it is the whole screen, in place of the assembled one, whose heading, values of the address and ways on it has. */
  readonly isScreen?: boolean;
  /** Tells its draft from that of another form with the same values on the screen. */
  readonly name?: string;
  /** The accessible name of the form. By default, “New skill”. Two forms of an entity need one each. */
  readonly label?: string;
  readonly className?: string;
  /**
   * Called after saving. With `created`, `row` is the new record, or null if the person can't see it. With `kept`, it is
   * null: the device is offline, and the record is created once there is a connection. If absent, a part is emptied for
   * another record, and a screen leads to the record.
   */
  readonly onCreated?: (row: ReadRecord | null, outcome: CreateOutcome) => void;
  /** Called by the button “Cancel”. A part has it only if this is given, and a screen leads back. */
  readonly onCancel?: () => void;
}

/**
 * The assembled form of a new record, in a place of a custom screen: with rules, rows, files, a draft that is kept, and
 * what happens after a lost answer or without a connection.
 */
export function NewRecord(props: NewRecordProps) {
  const { entity: name, fields, values, name: part = '', isScreen, onCreated, ...rest } = props;
  const entity = useEntity(name);
  const written = JSON.stringify(values ?? {});
  // The same object for the same values: a screen creates them in each render.
  const fixed = useMemo(() => JSON.parse(written) as Readonly<Record<string, string>>, [written]);
  const form = {
    ...rest,
    entity,
    fixed,
    names: fields,
    onCreated:
      onCreated &&
      (async (row: ReadRecord | null, outcome: CreateOutcome) => onCreated(row, outcome)),
  };
  // Other values are another record, with its own draft.
  if (isScreen === true) return <NewRecordScreen key={written} {...form} />;
  return (
    <RequirePermission entity={entity} action="insert" isPart>
      <NewRecordForm key={written} {...form} given={nothing} part={`#${name} ${written} ${part}`} />
    </RequirePermission>
  );
}

const nothing: Readonly<Record<string, string>> = {};

export interface EditRecordProps<Entity extends string = string, Field extends string = string> {
  readonly entity: Entity;
  /** The key, as written in an address. */
  readonly id: string;
  /** The fields of the form, in order. By default, those of the assembled form. */
  readonly fields?: readonly Field[];
  /** Whether it is the whole screen, in place of the assembled one, whose heading and ways on it has. */
  readonly isScreen?: boolean;
  /** Separates its draft from that of another form of the same record on the screen. */
  readonly name?: string;
  /** The accessible name of the form. By default, “Edit” and the record's title. Two forms of a record need one each. */
  readonly label?: string;
  readonly className?: string;
  /**
   * Called after saving. With `saved`, `row` is the stored record. With `kept`, the device is offline: `row` is the
   * record before the changes, which are saved once there is a connection. If absent, a part stays open, and a screen leads
   * to the record.
   */
  readonly onSaved?: (row: ReadRecord, outcome: EditOutcome) => void;
  /** Called by the button “Cancel”. A part has it only if this is given, and a screen leads back. */
  readonly onCancel?: () => void;
}

/**
 * The assembled form of an existing record, in a place of a custom screen: with rules, rows, files, a draft that is
 * kept, what others change meanwhile, and what happens after a lost answer or without a connection.
 */
export function EditRecord(props: EditRecordProps) {
  const { entity: name, id: key, fields, name: part = '', isScreen, onSaved, ...rest } = props;
  const entity = useEntity(name);
  const id = recordId(key);
  const form = {
    ...rest,
    entity,
    id,
    names: fields,
    onSaved: onSaved && (async (row: ReadRecord, outcome: EditOutcome) => onSaved(row, outcome)),
  };
  // Another record has its own draft.
  return isScreen === true ? (
    <EditRecordScreen key={id} {...form} />
  ) : (
    <EditRecordForm key={id} {...form} part={`#${name} ${id} ${part}`} />
  );
}

export interface RecordPageProps<Entity extends string = string, Field extends string = string> {
  readonly entity: Entity;
  /** The key, as written in an address. */
  readonly id: string;
  /** The fields that it shows, each in its place on the assembled page. By default, all of them. */
  readonly fields?: readonly Field[];
  /** Renders the record from the parts of the assembled page. By default, RecordDetail does. */
  readonly children?: (parts: RecordDetailProps) => ReactNode;
}

/**
 * The assembled page of a record as a whole screen: with values that are edited in their places, next steps, related
 * records, who else has it open, and the way to the records beside it in the list.
 */
export function RecordPage({ entity, id, fields, children }: RecordPageProps) {
  return (
    <EditableRecordScreen entity={useEntity(entity)} id={recordId(id)} names={fields}>
      {children}
    </EditableRecordScreen>
  );
}

export interface RecordFieldsProps<Field extends string> {
  readonly of: Pick<OneRecord<Field>, 'record' | 'notice' | 'fields'>;
  readonly fields: readonly Field[];
}

/** Names and values of a record, as the assembled detail shows them. */
export function RecordFields<Field extends string>({ of, fields }: RecordFieldsProps<Field>) {
  return of.notice ?? <DetailFields fields={of.fields(...fields)} row={of.record} />;
}

export interface RecordTableProps<Field extends string> extends Partial<
  Pick<RelatedList, 'empty' | 'addHref' | 'addLabel'>
> {
  readonly title: string;
  readonly of: Records<Field>;
  /** The columns, in order; the first links to the record. */
  readonly fields: readonly Field[];
}

/** Records in a table, as the assembled detail shows those of a record, with links to all of them and to one more. */
export function RecordTable<Field extends string>(props: RecordTableProps<Field>) {
  const { title, of, fields, ...rest } = props;
  return <RelatedRecords list={relatedList(title, of, fields, rest)} />;
}
