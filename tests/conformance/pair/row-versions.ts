/**
 * Row versions (`xmin`) of the real server and of the embedded backend. Each counts its own
 * transactions, so that a version means nothing to the other.
 */
export interface RowVersions {
  /** A path for the real server, with its version in place of the embedded backend's. */
  readonly translate: (path: string) => string;
  /** Notes the versions of rows in two answers, and returns the real one with the embedded versions. */
  readonly align: (embedded: unknown, real: unknown) => unknown;
}

export function rowVersions(): RowVersions {
  const realOf = new Map<string, string>();
  const alignRow = (embedded: unknown, real: unknown): unknown => {
    if (!isVersioned(embedded) || !isVersioned(real)) return real;
    realOf.set(embedded.xmin, real.xmin);
    return { ...real, xmin: embedded.xmin };
  };
  return {
    translate: (path) =>
      path.replace(
        /([?&]xmin=eq\.)(\d+)/,
        (_, name: string, version: string) => `${name}${realOf.get(version) ?? version}`,
      ),
    align: (embedded, real) =>
      Array.isArray(embedded) && Array.isArray(real)
        ? real.map((row: unknown, index) => alignRow(embedded[index], row))
        : real,
  };
}

function isVersioned(row: unknown): row is { readonly xmin: string } {
  return typeof row === 'object' && row !== null && 'xmin' in row && typeof row.xmin === 'string';
}
