import type {
  ChangeHistory,
  FieldFormat,
  FieldPlace,
  FieldWidth,
  StoredFile,
  ValueShape,
} from '../model/index.ts';

export interface EntityDeclaration<
  Field extends string = string,
  Role extends string = string,
  Entity extends string = string,
> {
  /** One record: "Work order". */
  readonly label?: string;
  /** Many records: "Work orders". */
  readonly plural?: string;
  /**
   * The grammatical gender of the label, `masculine`, `feminine` or `neuter`, for languages whose
   * sentences need it: `{ de: 'masculine' }`.
   */
  readonly gender?: string;
  readonly description?: string;
  /** Fields that tell one record from another for a person. */
  readonly display?: readonly Field[];
  /** Fields in the order in which they are shown; those left out follow. */
  readonly order?: readonly Field[];
  /**
   * Of a view: the entity that it is about, whose record each row opens. The view must show its key.
   * When left out: the only entity whose key it shows.
   */
  readonly about?: Entity;
  /**
   * The table keeps the changes of other entities' records: records show them in words.
   * `{ of: ['work_order'], entity: 'relation', record: 'record_id', at: 'occurred_at', … }`
   */
  readonly history?: HistoryDeclaration<Field, Entity>;
  /**
   * Entities whose records are entered as rows in the form of a record, and saved with it: `['invoice_line']`,
   * or with the fields that they show and the sums: `[{ entity: 'invoice_line', totals: ['quantity'] }]`. Each
   * must refer to this entity. One of which there is at most one is a section of the form, and the records that
   * a join table connects with it are picked. When left out: those that can't exist without it, because they
   * are deleted with it or its key is part of theirs, and that have a position within it (see `positionIn`), of
   * which there is at most one, or which only connect it with other records. `[]`: none.
   */
  readonly children?: readonly (Entity | ChildRowsDeclaration<Entity>)[];
  /** Leave the entity out of screens. */
  readonly hidden?: boolean;
  /** The heading under which navigation lists it. */
  readonly group?: string;
  readonly fields?: { readonly [F in Field]?: FieldDeclaration<Field, Role> };
}

/** Rows in the form of a record, as in `ChildRows`. */
export interface ChildRowsDeclaration<Entity extends string = string> {
  readonly entity: Entity;
  /** The fields that the rows show, in order. When left out: those of its form. */
  readonly fields?: readonly string[];
  /** Numbers whose sums are shown below the rows. */
  readonly totals?: readonly string[];
}

/** The fields of a table that keeps changes, by what they hold, as in `ChangeHistory`. */
export type HistoryDeclaration<Field extends string = string, Entity extends string = string> = {
  readonly [Part in keyof ChangeHistory]: Part extends 'of' ? readonly Entity[] : Field;
};

export interface FieldDeclaration<Field extends string = string, Role extends string = string> {
  readonly label?: string;
  readonly description?: string;
  /** Leave the field out of all screens, or of some kinds: `['list', 'detail']`. */
  readonly hidden?: boolean | readonly FieldPlace[];
  /** The heading under which forms and details list the field. Groups follow their first fields. */
  readonly group?: string;
  /**
   * Of its column in lists, and of its input in forms: `narrow` is at most 8 rem in a list and 12 in
   * a form, `wide` takes the whole row of a form and a detail.
   */
  readonly width?: FieldWidth;
  /** Says how to fill the field in, in place of its description: "As printed on the type plate". */
  readonly help?: string;
  /**
   * Format of a number or date, in the words of `Intl`: `{ currency: 'EUR' }`,
   * `{ unit: 'kilometer' }`, `'percent'` (0.19 is 19%), `{ dateStyle: 'long' }`, `'year'`. Of a text
   * what it is: `'email'`, `'url'`, `'phone'`, `'color'`, `'markdown'`, or `'image'` for the https
   * address of one. A domain or a CHECK may say it too.
   */
  readonly format?: FieldFormat;
  /**
   * `'always'`; `'edit'`, once the record exists; or while the saved record meets conditions in
   * PostgREST's grammar: `{ while: { status: 'in.(completed,cancelled)' } }`. Keys, `created_at`,
   * `updated_at` and what triggers overwrite are read-only without it; `false` lets people edit them.
   */
  readonly readOnly?:
    | 'always'
    | 'edit'
    | false
    | { readonly while: { readonly [F in Field]?: string } };
  /**
   * Forms ask for the field only while their values meet conditions in PostgREST's grammar:
   * `{ while: { status: 'eq.on_hold' } }`. While it is not shown it isn't required, what was typed in it
   * is kept, and nothing of it is saved.
   */
  readonly shown?: { readonly while: { readonly [F in Field]?: string } };
  /**
   * Of a reference: another reference of the same record that limits the choice. `dependsOn:
   * 'customer_id'` offers the sites of the chosen customer. Composite foreign keys that share a
   * column with another one need no mention.
   */
  readonly dependsOn?: Field;
  /**
   * Initial value in the form of a new record: `'open'`, `20`, or `{ token: 'today' }`. `now` is the
   * moment, `today` the day, `me` the person's ID. A field that forms leave out gets it all the same.
   */
  readonly default?: string | number | boolean | { readonly token: 'now' | 'today' | 'me' };
  /**
   * Loads a custom input, made by `defineInput`:
   * `async () => (await import('./inputs/colour.tsx')).input`.
   */
  readonly input?: () => Promise<CustomInputModule>;
  /**
   * Loads a custom display, made by `defineCell`: lists, details and related lists show it in place of the value.
   * `async () => (await import('./screens/level-cell.tsx')).cell`.
   */
  readonly cell?: () => Promise<CustomCellModule>;
  /**
   * Roles that can set the field, where a trigger or a policy refuses it for others: their forms
   * leave it out. Column grants need no mention.
   */
  readonly editableBy?: readonly Role[];
  /**
   * Until when something is to be done about a record: past it, the record is overdue. Where that
   * holds for some records only, which, in PostgREST's grammar:
   * `{ while: { status: 'in.(open,planned)' } }`.
   */
  readonly due?: boolean | { readonly while: { readonly [F in Field]?: string } };
  /**
   * Of a whole number that orders records within another: the field that refers to that one,
   * `positionIn: 'invoice_id'`. A new record takes the next number. `false`: it orders nothing. When
   * left out: a number that is unique together with a reference and named so (`position`, `line_no`).
   */
  readonly positionIn?: Field | false;
  /**
   * Of a `json` or `jsonb` column that holds a list of objects: how to show and edit it.
   * `'checklist'` is short for `{ checklist: { text: 'text', done: 'done' } }`. A table names its
   * columns: `{ table: { day: { values: { mon: 'Monday' } }, from: { kind: 'time' } } }`. A value that
   * is built otherwise is shown as JSON.
   */
  readonly shape?: 'checklist' | ValueShape;
  /**
   * Of a text column: it holds the path of a file in a bucket of Supabase Storage. Forms upload the file when the
   * record is saved, and fill in the fields that are named for its name, type and size.
   * `{ bucket: 'receipts', types: ['image/*', 'application/pdf'], maxBytes: 5_242_880 }`.
   */
  readonly file?: StoredFile<Field>;
}

/** The result of `defineInput`. */
export interface CustomInputModule {
  readonly kind: 'input';
}

/** The result of `defineCell`. */
export interface CustomCellModule {
  readonly kind: 'cell';
}
