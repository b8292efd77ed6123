import type { ReadOptions } from '../client/index.ts';
import type {
  ChangeOptions,
  Filter,
  ListOptions,
  ListState,
  RecordPage,
  RecordRow,
  SeenRecord,
  SortKey,
} from '../records/index.ts';

/** The type that `ninefold types` prints, as far as calls need it. */
export type AnyDatabase = Readonly<
  Record<string, { readonly Tables: object; readonly Views: object; readonly Functions: object }>
>;

/** Typed calls of one schema. */
export interface TypedCalls<
  Database extends AnyDatabase,
  Schema extends keyof Database = 'public' & keyof Database,
  Functions = Database[Schema]['Functions'],
  Relations = Database[Schema]['Tables'] & Database[Schema]['Views'],
> {
  /**
   * Calls a function. Numbers come as text, so that none loses a digit.
   *
   * @throws {DataError} when the database rejects the call or can't be reached.
   */
  readonly call: <
    const Name extends keyof Functions,
    const Given extends ArgumentsOf<Functions[Name]>,
  >(
    name: Name,
    values: Given & NoOthers<Given, ArgumentsOf<Functions[Name]>>,
    options?: ReadOptions,
  ) => Promise<ResultOf<Functions[Name], Given>>;

  /** The records of a table or view. */
  readonly records: <const Name extends keyof Relations>(
    name: Name,
  ) => TypedRecords<
    Part<Relations[Name], 'Row'>,
    Part<Relations[Name], 'Insert'>,
    Part<Relations[Name], 'Update'>
  >;
}

/** `listRecords`, `readRecord`, … of one entity. */
export interface TypedRecords<Row, Insert, Update> {
  /** Parts of the state that are left out are as in `initialListState`. */
  readonly list: (
    state?: Partial<Omit<ListState, 'filters' | 'order'>> & {
      readonly filters?: readonly (Filter & { readonly field: keyof Row & string })[];
      readonly order?: readonly (SortKey & { readonly field: keyof Row & string })[];
    },
    options?: ListOptions,
  ) => Promise<Omit<RecordPage, 'rows'> & { readonly rows: readonly TypedRow<Row>[] }>;
  readonly read: (id: string, options?: ReadOptions) => Promise<TypedRow<Row>>;
  /** Null where the role can create records but not read them. */
  readonly create: (values: Insert) => Promise<TypedRow<Row> | null>;
  /** Pass the whole record that was read. With its id alone, another person's change is overwritten. */
  readonly change: (
    record: SeenRecord | string,
    values: Update,
    options?: ChangeOptions,
  ) => Promise<TypedRow<Row>>;
  readonly delete: (record: SeenRecord | string) => Promise<void>;
}

/** A record. Fields that the role can't read, and those that were not requested, are absent. */
interface TypedRow<Row> extends RecordRow {
  readonly values: RecordRow['values'] & Readonly<Partial<Exact<Row>>>;
}

/** A type as `records` and `callFunction` return it: numbers are text, except in JSON. */
export type Exact<T> =
  Readonly<Record<string, number>> extends T
    ? T
    : T extends number
      ? string
      : T extends readonly (infer Element)[]
        ? Exact<Element>[]
        : T extends object
          ? { [Key in keyof T]: Exact<T[Key]> }
          : T;

type Part<Relation, Key extends string> = Relation extends { [K in Key]: infer Value }
  ? Value
  : never;

/** The arguments of a function: `{}` for one without any, those of any overload for an overloaded one. */
export type ArgumentsOf<Called> = Called extends { Args: infer Args }
  ? [Args] extends [never]
    ? Record<string, never>
    : Args
  : never;

/** Makes an argument that no overload takes an error. */
type NoOthers<Given, Args> = {
  readonly [Key in Exclude<keyof Given, KeysOfAny<Args>>]: never;
};

type KeysOfAny<Union> = Union extends unknown ? keyof Union : never;

/** What a function returns for the arguments that are given to it. */
export type ResultOf<Called, Given> = Called extends { Args: infer Args; Returns: infer Returns }
  ? Given extends ([Args] extends [never] ? unknown : Args)
    ? Exact<Returns>
    : never
  : never;
