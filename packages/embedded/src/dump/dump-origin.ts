import type { FolderContents } from '../folder/folder-record.ts';

/** What a data folder said of itself when it was written as SQL. */
export type DumpOrigin = Pick<FolderContents, 'start' | 'name' | 'schemas'>;

const marked = /^-- ninefold: (\{.*\})$/m;
/** The line stands before the first statement. */
const headLength = 4096;

/** The comment by which a dump of a data folder is recognised when it is loaded again. */
export function originLine({ start, name, schemas }: DumpOrigin): string {
  return `-- ninefold: ${JSON.stringify({ start, name, schemas })}`;
}

/**
 * Reads whether a dump was written from a data folder.
 *
 * @param dump its first 4 kB, or more.
 * @returns undefined for anybody else's dump.
 */
export function originOf(dump: string): DumpOrigin | undefined {
  const line = marked.exec(dump.slice(0, headLength))?.[1];
  if (line === undefined) return undefined;
  try {
    const origin: unknown = JSON.parse(line);
    return isOrigin(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

function isOrigin(value: unknown): value is DumpOrigin {
  if (typeof value !== 'object' || value === null) return false;
  const { start, name, schemas } = value as Partial<DumpOrigin>;
  return (
    (start === 'example' || start === 'dump') &&
    typeof name === 'string' &&
    Array.isArray(schemas) &&
    schemas.length > 0 &&
    schemas.every((schema) => typeof schema === 'string')
  );
}
