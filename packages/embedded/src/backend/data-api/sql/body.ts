import { ApiError } from '../errors/index.ts';

/** The body of a write or a call, as unchanged JSON. */
export interface Body {
  readonly text: string;
  /** The same as a list of rows. */
  readonly asList: string;
  readonly rows: number;
  /** The keys of the first row. */
  readonly keys: readonly string[];
  /** Whether every row has the same keys. */
  readonly uniform: boolean;
}

const jsonType = /^application\/(?:json|vnd\.pgrst\.\w+\+json)\b/i;

/**
 * Reads a body: an object, or a list of them. PostgREST takes a form, and a body without a type, for
 * JSON too: these are refused, because a page of any site could send them without asking.
 *
 * @param whenEmpty the text to read in place of an empty body, which is rejected without it.
 */
export function readBody(text: string, contentType: string, whenEmpty = ''): Body {
  const isEmpty = contentType === '' && text === '';
  if (!isEmpty && !jsonType.test(contentType)) {
    throw new ApiError(
      'PGRST102',
      `Content-Type not acceptable: ${contentType || 'application/octet-stream'}`,
    );
  }
  const json = text.trim() === '' ? whenEmpty : text;
  const value = parse(json);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  const keys = keysOf(rows[0]);
  return {
    text: json,
    asList: Array.isArray(value) ? json : `[${json}]`,
    rows: rows.length,
    keys,
    uniform: rows.every((row) => keysOf(row).join('\0') === keys.join('\0')),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ApiError('PGRST102', 'Empty or invalid json');
  }
}

function keysOf(row: unknown): readonly string[] {
  return typeof row === 'object' && row !== null ? Object.keys(row).sort() : [];
}
