import { type ErrorEntry, notShown } from '../../model/index.ts';
import type { Catalog, CatalogRaised } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';
import { functionObject } from './function-name.ts';

/**
 * Point 8: the errors that functions raise, read from their text. A message that is put together at run
 * time is not shown; an error whose code is computed is left out.
 */
export function raisedErrorsOf({ raised = [] }: Catalog): readonly ErrorEntry[] {
  const entries = raised.flatMap((found): ErrorEntry[] => {
    const error = readRaise(found.statement);
    if (error === undefined) return [];
    const source = fromDatabase(functionObject(found));
    const message = error.message === undefined ? notShown : { value: error.message, source };
    return [{ code: error.code, statement: message, message, reaction: notShown, source }];
  });
  // A function may raise one error in several places.
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

interface Raised {
  readonly code: string;
  readonly message: string | undefined;
}

const text = String.raw`'((?:[^']|'')*)'`;

/** Reads the rest of a RAISE statement; undefined where it only informs, re-raises, or computes the code. */
function readRaise(statement: CatalogRaised['statement']): Raised | undefined {
  if (/^(?:debug|log|info|notice|warning)\b/i.test(statement)) return undefined;
  const [head = '', options = ''] = statement.split(/\busing\b(?=(?:[^']*'[^']*')*[^']*$)/i);
  const [, condition, first] =
    new RegExp(String.raw`^(?:exception\s+)?(?:(?:sqlstate\s+)?'?(\w+)'?\s*$|${text})`, 'i').exec(
      head.trim(),
    ) ?? [];
  const given = option(options, 'errcode');
  if (given?.computed === true) return undefined;
  const written = condition?.toLowerCase() === 'exception' ? undefined : condition;
  const code = given?.text ?? written ?? 'P0001';
  const message = first ?? option(options, 'message')?.text;
  return { code, message: message && readable(message) };
}

function option(options: string, name: string): { text?: string; computed?: boolean } | undefined {
  const [, literal, other] =
    new RegExp(
      String.raw`\b${name}\s*(?::=|=)\s*(?:(?:format\s*\(\s*)?${text}\s*(?=,|\)|$)|(\S+))`,
      'i',
    ).exec(options.trim()) ?? [];
  if (literal !== undefined) return { text: literal };
  return other === undefined ? undefined : { computed: true };
}

/** Writes `…` for the parts of a message that are inserted at run time. */
function readable(message: string): string | undefined {
  const words = message
    .replaceAll("''", "'")
    .replaceAll('%%', '\0')
    .replaceAll(/%(?:\d+\$)?[sIL]?/g, '…');
  return /\p{L}/u.test(words) ? words.replaceAll('\0', '%') : undefined;
}
