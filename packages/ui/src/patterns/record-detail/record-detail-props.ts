import type { ReactNode } from 'react';
import type { FieldDescriptor, RecordPage, RecordRow } from '../../shapes/index.ts';

export interface RecordDetailProps {
  /** The record's title, when it is known before the record. By default the row's title. */
  readonly title?: string;
  /** Beside the title: states. */
  readonly badges?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons at the end of the heading: Edit, Delete, transitions. */
  readonly actions?: ReactNode;
  /** The fields that matter most, in a line below the title. */
  readonly facts?: readonly FieldDescriptor[];
  readonly fields: readonly FieldDescriptor[];
  /** Identifiers and timestamps, in a quiet line at the end. */
  readonly footer?: readonly FieldDescriptor[];
  /** Absent while loading: a skeleton is shown. */
  readonly row: RecordRow | undefined;
  /** Shown for each value that is not known. By default a skeleton, until it has been read. */
  readonly unknown?: string;
  /** The groups of fields; by default, one group with all of them. */
  readonly sections?: readonly DetailSection[];
  /** Given: empty fields are folded into one line. Otherwise each shows a dash. */
  readonly folding?: Folding;
  /** Given: values can be edited in their places. */
  readonly editing?: ValueEditing;
  /** Records that refer to this one, or that it is joined with. A row of links leads to them. */
  readonly related?: readonly RelatedList[];
  /** Beside the body at wide sizes, below it on phones: steps, history. */
  readonly aside?: ReactNode;
  /** Shown in place of the record (not found, denied, failed). */
  readonly notice?: ReactNode;
  readonly busy?: boolean;
  /** In a panel, all is in one column, below a heading of level 2. By default, it is the screen's. */
  readonly placement?: 'screen' | 'panel' | undefined;
  readonly className?: string;
}

export interface Folding {
  /** Names of the fields that are shown even when they are empty. */
  readonly kept: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export interface ValueEditing {
  /** Returns how a field is edited: in its place, or in the form at an address. Undefined where it isn't, or not yet. */
  readonly wayOf: (field: string) => 'here' | { readonly href: string } | undefined;
  /** Opens the input of a field over the value. */
  readonly onEdit: (field: string, value: HTMLElement) => void;
  /** Why values that were entered are not saved, by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The field that was edited last: where its value finds another place, the focus follows it. */
  readonly last?: string;
}

export interface DetailSection {
  readonly id: string;
  readonly title?: string;
  /** Names of its fields, in order. */
  readonly fields: readonly string[];
}

export interface RelatedList {
  readonly id: string;
  readonly title: string;
  /** The question why these records belong to this one. */
  readonly why?: string;
  /** The question why a person can't add any. */
  readonly addWhy?: string;
  /** The columns, in order; the first links to the record. */
  readonly fields: readonly FieldDescriptor[];
  readonly titleField?: string;
  /** Given: shows the rows, in place of a table of the columns. */
  readonly content?: ReactNode;
  /** They are changes of this record, or of what belongs to it: they are shown beside it. */
  readonly isHistory?: boolean;
  /** Absent while loading. Only its rows are shown: give as many as should be seen here. */
  readonly page: RecordPage | undefined;
  /** The list of all of them, in its own screen. */
  readonly allHref?: string;
  /** The form that creates another one, with this record filled in. */
  readonly addHref?: string;
  readonly addLabel?: string;
  readonly empty?: ReactNode;
  readonly denied?: ReactNode;
  readonly error?: ReactNode;
}
