import {
  extensionOf,
  extensionReason,
  isAvailable,
  isKnownExtension,
} from './extension-objects.ts';
import { platformSchemas } from './grant-access.ts';
import { missingObject, type MissingObject, nameOf, pathOf } from './missing-object.ts';
import type { StatementObject } from './statement-object.ts';

interface LeftOutExtension {
  readonly name: string;
  readonly schema: string | undefined;
}

/** Functions of PostgreSQL 18. `uuidv4` and `uuidv7` are created when a dump needs them. */
const newFunctions = /^(array_sort|array_reverse|casefold|crc32c?|l?gamma|pg_get_acl)$/;

/** Objects that were left out, and what is left out because it needs one of them. */
export class LeftOut {
  readonly #reasons = new Map<string, string>();
  /** Tables with a key or rows left out, by name. */
  readonly #keys = new Map<string, string>();
  readonly #rows = new Set<string>();
  readonly #columns: { table: string; column: string; reason: string }[] = [];
  readonly #collated: { owner: string; columns: readonly string[]; reason: string }[] = [];
  readonly #extensions: LeftOutExtension[] = [];

  /** Notes that a statement was left out. */
  add({ kind, name, table, creates }: StatementObject, sql: string, reason: string): void {
    if (kind === 'extension') {
      const schema = /\bschema\s+"?([\w-]+)/i.exec(sql)?.[1];
      this.#extensions.push({ name, schema });
    }
    for (const each of creates) this.#reasons.set(each, reason);
    if (kind === 'key' && table !== undefined) this.#keys.set(unqualified(table), reason);
    if (kind === 'rows' && table !== undefined) this.#rows.add(unqualified(table));
  }

  addColumn(table: string, column: string, reason: string): void {
    this.#columns.push({ table: unqualified(table), column, reason });
  }

  /** Notes that columns of a table, or a domain, are without their collation. */
  addCollated(owner: string, columns: readonly string[], reason: string): void {
    this.#collated.push({ owner: unqualified(owner), columns, reason });
  }

  /**
   * Returns why text in columns of a table, or of a domain, is not compared as in the dump; undefined if it is.
   *
   * @param names Names that a statement mentions. Without them, any column of the table counts.
   */
  collationCause(owner: string, names?: readonly string[]): string | undefined {
    const name = unqualified(owner);
    return this.#collated.find(
      ({ owner: each, columns }) =>
        each === name && (names === undefined || columns.some((of) => names.includes(of))),
    )?.reason;
  }

  hasRowsOf(table: string): boolean {
    return this.#rows.has(unqualified(table));
  }

  /** Names of the extensions that were left out. */
  get extensions(): readonly string[] {
    return this.#extensions.map(({ name }) => name);
  }

  /**
   * Returns why a statement that failed can't run here: it needs an object that was left out, or that this
   * Postgres does not have. Returns undefined for an object that is only missing in the dump.
   */
  causeOf(sql: string, error: unknown): string | undefined {
    const missing = missingObject(error);
    if (missing === undefined) return undefined;
    return this.#leftOut(missing, sql) ?? absence(missing) ?? this.#unknownExtension(missing);
  }

  #leftOut({ kind, schema, name }: MissingObject, sql: string): string | undefined {
    if (kind === 'key') return this.#keys.get(name);
    if (kind === 'column') {
      const column = this.#columns.find(
        (each) => each.column === name && new RegExp(`\\b${each.table}\\b`).test(sql),
      );
      if (column !== undefined) return column.reason;
    }
    if (schema !== undefined) {
      return this.#reasons.get(`${schema}.${name}`) ?? this.#reasons.get(name);
    }
    for (const [each, reason] of this.#reasons) {
      if (each === name || (kind !== 'schema' && unqualified(each) === name)) return reason;
    }
    return undefined;
  }

  /** An extension whose objects are not known may provide it. */
  #unknownExtension(missing: MissingObject): string | undefined {
    const { kind, schema, name } = missing;
    const known = extensionOf(missing);
    const inSchema = kind === 'schema' ? name : schema;
    const owner = this.#extensions.find(
      (each) => known === undefined && inSchema !== undefined && each.schema === inSchema,
    );
    if (owner !== undefined && !['public', 'extensions'].includes(inSchema ?? '')) {
      return extensionReason(owner.name);
    }
    const unknown = this.extensions.filter((each) => !isKnownExtension(each));
    const isProvided =
      /^(type|function|operator|operator class|relation|schema|access method|foreign-data wrapper|text search \w+)$/;
    if (known !== undefined || unknown.length === 0 || !isProvided.test(kind)) return undefined;
    return `${nameOf(missing)} is not in the dump, which uses extensions that are not available: ${unknown.join(', ')}.`;
  }
}

/** Returns why this Postgres does not have an object that belongs to more than the dump. */
function absence(missing: MissingObject): string | undefined {
  const { kind, schema, name } = missing;
  if (kind === 'language') return `The language ${name} does not come with the embedded Postgres.`;
  if (kind === 'foreign-data wrapper' || kind === 'access method') {
    return `${nameOf(missing)} does not come with the embedded Postgres.`;
  }
  if (kind === 'collation') return collationReason(pathOf(missing));
  const extension = extensionOf(missing);
  if (extension !== undefined && !isAvailable(extension)) return extensionReason(extension);
  if ((schema ?? 'pg_catalog') === 'pg_catalog' && kind === 'function' && newFunctions.test(name)) {
    return `The function ${name} came with PostgreSQL 18, and the embedded Postgres is version 17.`;
  }
  const inSchema = kind === 'schema' ? name : schema;
  if (inSchema !== undefined && inSchema !== 'extensions' && platformSchemas.includes(inSchema)) {
    return `${nameOf(missing)} belongs to Supabase, and does not come with the embedded Postgres.`;
  }
  return undefined;
}

/** Says what is different without a collation. */
export function collationReason(collation: string): string {
  return `The embedded Postgres does not have the collation ${collation}: text is compared and sorted by its code points instead.`;
}

function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
