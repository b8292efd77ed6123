/** How loading treats a meta-command of psql. */
export type PsqlCommand =
  /** The rest of the dump is for this database. */
  | { kind: 'connect'; database: string }
  /** psql stops reading here. */
  | { kind: 'quit' }
  /** It has no effect on the data. */
  | { kind: 'ignored' }
  | { kind: 'skip'; reason: string };

const withoutEffect = new Set(
  'restrict unrestrict echo qecho warn timing pset x a t f H o encoding r reset p prompt conninfo g gx errverbose .'.split(
    ' ',
  ),
);

/** Reasons to skip a command, by its names. */
const reasons = Object.entries({
  'i ir': 'The file that it includes is not read. Load one file with everything in it.',
  copy: 'The file that it copies from is not read. Use COPY … FROM stdin with the rows in the dump.',
  'if elif else endif': 'Conditions are not evaluated. The statements inside them are loaded.',
  gexec: 'The result of the statement before it is not run.',
  gset: 'Variables are not kept.',
  'set unset': 'Variables are not replaced.',
});

/**
 * Parses a meta-command of psql.
 * Source: PostgreSQL's documentation of psql, "Meta-Commands".
 */
export function readPsqlCommand(text: string): PsqlCommand {
  const [name = '', ...words] = text.slice(1).replace(/;\s*$/, '').trim().split(/\s+/);
  if (name === 'q' || name === 'quit') return { kind: 'quit' };
  if (name === 'c' || name === 'connect') {
    const database = databaseNamed(words);
    return database === undefined ? { kind: 'ignored' } : { kind: 'connect', database };
  }
  // Variables such as ON_ERROR_STOP, in capitals, control psql itself.
  if (name === 'set' && /^[A-Z_]+$/.test(words[0] ?? '')) return { kind: 'ignored' };
  if (withoutEffect.has(name)) return { kind: 'ignored' };
  const [, reason = 'Only psql can do this.'] =
    reasons.find(([names]) => names.split(' ').includes(name)) ?? [];
  return { kind: 'skip', reason };
}

/** Parses `\c shop`, `\connect -reuse-previous=on "dbname='shop'"`, `\c "my shop" - -`. */
function databaseNamed(words: readonly string[]): string | undefined {
  const rest = words.filter((word) => !word.startsWith('-')).join(' ');
  const connectionString =
    /dbname\s*=\s*\\?'([^']+?)\\?'/.exec(rest) ?? /dbname\s*=\s*([^\s"']+)/.exec(rest);
  const name = connectionString?.[1] ?? /^"((?:[^"]|"")+)"/.exec(rest)?.[1] ?? rest.split(' ')[0];
  return name === undefined || name === '' ? undefined : name.replaceAll('""', '"');
}
