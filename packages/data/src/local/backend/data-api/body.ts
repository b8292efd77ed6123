import { ApiError } from './api-error.ts';

/** What a write or a call was sent, as JSON that nothing has changed. */
export interface Body {
  readonly text: string;
  /** The same as a list of rows. */
  readonly asList: string;
  readonly rows: number;
  /** Of the first row. */
  readonly keys: readonly string[];
  /** Whether every row has the same keys. */
  readonly uniform: boolean;
}

/**
 * Reads a body: an object, or a list of them.
 *
 * @param whenEmpty what stands for a body that is empty; without it that is refused.
 */
export function readBody(text: string, contentType: string, whenEmpty = ''): Body {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return readBody(JSON.stringify(Object.fromEntries(new URLSearchParams(text))), '');
  }
  if (contentType !== '' && !/^application\/(?:json|vnd\.pgrst\.\w+\+json)\b/i.test(contentType)) {
    throw new ApiError({
      status: 400,
      code: 'PGRST102',
      message: `Content-Type not acceptable: ${contentType}`,
    });
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
    throw new ApiError({ status: 400, code: 'PGRST102', message: 'Empty or invalid json' });
  }
}

function keysOf(row: unknown): readonly string[] {
  return typeof row === 'object' && row !== null ? Object.keys(row).sort() : [];
}
