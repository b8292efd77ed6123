import { type FieldPath, Scanner } from './lexer.ts';

/** A column, or another relation embedded. */
export type SelectItem = SelectedField | SelectedRelation;

export interface SelectedField {
  readonly kind: 'field';
  /** `*` is every column, and what `count()` counts. */
  readonly field: FieldPath;
  readonly alias?: string;
  /** The name of the function: `sum`. */
  readonly aggregate?: string;
  readonly cast?: string;
}

/** Every column. */
export const everyColumn: SelectedField = { kind: 'field', field: { name: '*', path: [] } };

export interface SelectedRelation {
  readonly kind: 'relation';
  readonly target: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly inner: boolean;
  /** Whether its columns join those of the row that embeds it. */
  readonly spread: boolean;
  readonly select: readonly SelectItem[];
}

/** Reads `select`: `id,amount::text,link:customer!hint!inner(id,name)`. */
export function readSelect(text: string): readonly SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = readItems(scanner);
  scanner.expectEnd('"," or end of input');
  return items;
}

function readItems(scanner: Scanner): readonly SelectItem[] {
  return scanner.list(() => readItem(scanner));
}

function readItem(scanner: Scanner): SelectItem {
  scanner.take(/ +/y);
  if (scanner.accept('*')) return everyColumn;
  const spread = scanner.accept('...');
  const alias = spread ? undefined : readAlias(scanner);
  // `count()` counts rows; a relation of that name can be embedded with columns only.
  if (!spread && scanner.accept('count()')) {
    return { ...everyColumn, alias, aggregate: 'count', cast: readCast(scanner) };
  }
  return readRelation(scanner, alias, spread) ?? readField(scanner, alias);
}

/** A name before a single colon; two are a cast. */
function readAlias(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const found = scanner.quoted() ?? scanner.take(/[\p{L}\p{N}_ $-]+(?=:)/uy)?.trim();
    return found !== undefined && !scanner.sees('::') && scanner.accept(':') ? found : undefined;
  });
}

function readRelation(
  scanner: Scanner,
  alias: string | undefined,
  spread: boolean,
): SelectedRelation | undefined {
  return scanner.attempt(() => {
    const target = scanner.name();
    let inner = false;
    let hint: string | undefined;
    while (scanner.accept('!')) {
      const word = scanner.name();
      if (word === 'inner') inner = true;
      else if (word !== 'left') hint = word;
    }
    if (!scanner.accept('(')) return undefined;
    const select = scanner.nested(() => (scanner.sees(')') ? [] : readItems(scanner)));
    return { kind: 'relation', target, alias, hint, inner, spread, select };
  });
}

function readField(scanner: Scanner, alias: string | undefined): SelectedField {
  const field = scanner.field();
  const aggregate = scanner.take(/\.(?:sum|avg|count|max|min)\(\)/y)?.slice(1, -2);
  return { kind: 'field', field, alias, aggregate, cast: readCast(scanner) };
}

function readCast(scanner: Scanner): string | undefined {
  return scanner.accept('::') ? scanner.take(/[\p{L}\p{N}_ ]+/uy) : undefined;
}
