/** Describes the data folder that a dump was written from. */
export interface DumpOrigin {
  /** The source that the folder was filled from. */
  start: 'example' | 'dump';
  /** For people: the example's name, or a dump's database or file. */
  name: string;
  /** Schemas that the Data API exposes, the default one first. */
  schemas: string[];
}

const marked = /^-- ninefold: (\{.*\})$/m;
/** The number of characters in which the line is searched for. It precedes the first statement. */
const headLength = 4096;

/** Returns the comment that marks the dump of a data folder. */
export function originLine({ start, name, schemas }: DumpOrigin): string {
  return `-- ninefold: ${JSON.stringify({ start, name, schemas })}`;
}

/**
 * Parses the comment that marks the dump of a data folder.
 *
 * @param dump The first 4 kB, or more.
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
