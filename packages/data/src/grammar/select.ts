import { ApiError } from './api-error.ts';
import { type FieldPath, Scanner } from './scanner.ts';

/** What `select` names: a column, or another relation embedded. */
export type SelectItem = SelectedField | SelectedRelation;

export interface SelectedField {
  readonly kind: 'field';
  /** `*` is every column. */
  readonly field: FieldPath;
  readonly alias: string | undefined;
  readonly cast: string | undefined;
}

export interface SelectedRelation {
  readonly kind: 'relation';
  readonly target: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly inner: boolean;
  /** Its columns stand among those of the row that embeds it. */
  readonly spread: boolean;
  readonly select: readonly SelectItem[];
}

/** Reads `select`: `id,amount::text,link:customer!hint!inner(id,name)`. */
export function readSelect(text: string): readonly SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = readItems(scanner);
  if (!scanner.atEnd) scanner.fail('"," or end of input');
  return items;
}

function readItems(scanner: Scanner): readonly SelectItem[] {
  const items = [readItem(scanner)];
  while (scanner.accept(',')) items.push(readItem(scanner));
  return items;
}

function readItem(scanner: Scanner): SelectItem {
  scanner.take(/ +/y);
  if (scanner.accept('*')) {
    return { kind: 'field', field: { name: '*', path: [] }, alias: undefined, cast: undefined };
  }
  const spread = scanner.accept('...');
  const alias = spread ? undefined : readAlias(scanner);
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
  if (scanner.take(/\.(?:sum|avg|count|max|min)\(\)/y) !== undefined) throw aggregatesOff();
  const cast = scanner.accept('::') ? scanner.take(/[\p{L}\p{N}_ ]+/uy) : undefined;
  return { kind: 'field', field, alias, cast };
}

/** Off by default, and on hosted Supabase: one request could make the server read everything. */
function aggregatesOff(): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}
