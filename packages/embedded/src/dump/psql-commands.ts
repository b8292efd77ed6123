import { ownEntry } from '@ninefold/specification';

/** What a line for psql means for loading. */
export type PsqlCommand =
  /** What follows is for this database. */
  | { kind: 'connect'; database: string }
  /** psql stops reading here. */
  | { kind: 'quit' }
  /** It changes how psql shows things, or guards it; nothing is lost by leaving it out. */
  | { kind: 'understood' }
  | { kind: 'skip'; reason: string };

const harmless = new Set(
  'restrict unrestrict echo qecho warn timing pset x a t f H o encoding r reset p prompt conninfo g gx errverbose .'.split(
    ' ',
  ),
);

const reasons: Record<string, string> = {
  i: 'The file that it includes is not read. Load one file with everything in it.',
  ir: 'The file that it includes is not read. Load one file with everything in it.',
  copy: 'The file that it copies from is not read. Use COPY … FROM stdin with the rows in the dump.',
  if: 'Conditions are not evaluated. The statements inside them are loaded.',
  elif: 'Conditions are not evaluated. The statements inside them are loaded.',
  else: 'Conditions are not evaluated. The statements inside them are loaded.',
  endif: 'Conditions are not evaluated. The statements inside them are loaded.',
  gexec: 'The result of the statement before it is not run.',
  gset: 'Variables are not kept.',
  set: 'Variables are not replaced.',
  unset: 'Variables are not replaced.',
};

/** Source: PostgreSQL's documentation of psql, "Meta-Commands". */
export function readPsqlCommand(text: string): PsqlCommand {
  const [name = '', ...words] = text.slice(1).replace(/;\s*$/, '').trim().split(/\s+/);
  if (name === 'q' || name === 'quit') return { kind: 'quit' };
  if (name === 'c' || name === 'connect') {
    const database = databaseNamed(words);
    return database === undefined ? { kind: 'understood' } : { kind: 'connect', database };
  }
  // Variables such as ON_ERROR_STOP steer psql itself and are written in capitals.
  if (name === 'set' && /^[A-Z_]+$/.test(words[0] ?? '')) return { kind: 'understood' };
  if (harmless.has(name)) return { kind: 'understood' };
  return { kind: 'skip', reason: ownEntry(reasons, name) ?? 'Only psql can do this.' };
}

/** `\c shop`, `\connect -reuse-previous=on "dbname='shop'"`, `\c "my shop" - -`. */
function databaseNamed(words: readonly string[]): string | undefined {
  const rest = words.filter((word) => !word.startsWith('-')).join(' ');
  const inString =
    /dbname\s*=\s*\\?'([^']+?)\\?'/.exec(rest) ?? /dbname\s*=\s*([^\s"']+)/.exec(rest);
  const name = inString?.[1] ?? /^"((?:[^"]|"")+)"/.exec(rest)?.[1] ?? rest.split(' ')[0];
  return name === undefined || name === '' ? undefined : name.replaceAll('""', '"');
}
