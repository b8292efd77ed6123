/**
 * Row versions (`xmin`). Each database counts its own transactions, so that a version means nothing to
 * another one.
 */

/** Versions of the real server, each with a number instead: the first that it answers is `v1`. */
export interface NumberedVersions {
  /** Returns a path for the server, with versions in place of their numbers. */
  readonly restore: (path: string) => string;
  /** Returns an answer of the server with numbers in place of versions. */
  readonly number: (body: unknown) => unknown;
}

export function numberedVersions(): NumberedVersions {
  const numberOf = new Map<string, string>();
  const versionOf = new Map<string, string>();
  const numbered = (version: string): string => {
    const known = numberOf.get(version);
    if (known !== undefined) return known;
    const number = `v${numberOf.size + 1}`;
    numberOf.set(version, number);
    versionOf.set(number, version);
    return number;
  };
  return {
    restore: (path) => replaceVersion(path, versionOf),
    number: (body) =>
      Array.isArray(body)
        ? body.map((row: unknown) =>
            isVersioned(row) ? { ...row, xmin: numbered(row.xmin) } : row,
          )
        : body,
  };
}

/** Versions of the embedded backend and the numbers of those that the real server has of the same rows. */
export interface RowVersions {
  /** Returns a path for the real server, with the number in place of the embedded version. */
  readonly translate: (path: string) => string;
  /** Notes the versions of rows in two answers, and returns the real one with the embedded versions. */
  readonly align: (embedded: unknown, real: unknown) => unknown;
}

export function rowVersions(): RowVersions {
  const numberOf = new Map<string, string>();
  const alignRow = (embedded: unknown, real: unknown): unknown => {
    if (!isVersioned(embedded) || !isVersioned(real)) return real;
    numberOf.set(embedded.xmin, real.xmin);
    return { ...real, xmin: embedded.xmin };
  };
  return {
    translate: (path) => replaceVersion(path, numberOf),
    align: (embedded, real) =>
      Array.isArray(embedded) && Array.isArray(real)
        ? real.map((row: unknown, index) => alignRow(embedded[index], row))
        : real,
  };
}

function replaceVersion(path: string, others: ReadonlyMap<string, string>): string {
  return path.replace(/([?&]xmin=eq\.)([^&]+)/, (_, name: string, version: string) => {
    const other = others.get(decodeURIComponent(version));
    return `${name}${other === undefined ? version : encodeURIComponent(other)}`;
  });
}

function isVersioned(row: unknown): row is { readonly xmin: string } {
  return typeof row === 'object' && row !== null && 'xmin' in row && typeof row.xmin === 'string';
}
