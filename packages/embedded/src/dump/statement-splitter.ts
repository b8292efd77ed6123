import { scanStatement } from './statement-scanner.ts';

/** A part of a dump. */
export type DumpPart =
  /** A statement without its semicolon and the comments before it. */
  | { kind: 'statement'; sql: string; line: number }
  /** A `COPY … FROM stdin` with its rows. A long block comes in several parts of whole lines. */
  | { kind: 'copy'; sql: string; line: number; rows: string; rowsLine: number }
  /** A meta-command of psql, from its backslash on. */
  | { kind: 'command'; text: string; line: number };

/** Maximum number of characters of rows in a part. */
const copyPartLength = 4 * 1024 * 1024;

/** Splits a plain SQL dump into statements, COPY blocks and meta-commands of psql. */
export async function* splitDump(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<DumpPart> {
  const splitter = new StatementSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

interface Copy {
  sql: string;
  line: number;
}

class StatementSplitter {
  #text = '';
  /** Index of the first character that is not processed. */
  #from = 0;
  /** Line of `#from`, from 1. */
  #line = 1;
  #whole = false;
  #backslashes = false;
  #copy: Copy | undefined;
  /** Length from which an unfinished text is scanned again. */
  #scanFrom = 0;

  *push(chunk: string): Generator<DumpPart> {
    this.#text = this.#text.slice(this.#from) + chunk;
    this.#from = 0;
    if (this.#text.length < this.#scanFrom) return;
    yield* this.#parts();
    this.#scanFrom = 2 * (this.#text.length - this.#from);
  }

  *end(): Generator<DumpPart> {
    this.#whole = true;
    yield* this.#parts();
  }

  *#parts(): Generator<DumpPart> {
    let part: DumpPart | undefined;
    while ((part = this.#copy ? this.#nextRows(this.#copy) : this.#nextStatement())) yield part;
  }

  /** Advances to `next` and returns the line of `at`, which is before it. */
  #advance(at: number, next: number): number {
    const line = this.#line + countLines(this.#text, this.#from, at);
    this.#line = line + countLines(this.#text, at, next);
    this.#from = next;
    return line;
  }

  #nextStatement(): DumpPart | undefined {
    const scan = scanStatement(this.#text, this.#from, this.#whole, this.#backslashes);
    if (scan === undefined) return undefined;
    if (scan.kind === 'command') return this.#command(scan.start, scan.at, scan.end);
    const sql = this.#text.slice(scan.start, scan.end).trimEnd();
    if (!isCopyFromStdin(sql)) {
      this.#followQuotes(sql);
      return { kind: 'statement', sql, line: this.#advance(scan.start, scan.next) };
    }
    // The rows begin on the next line, which may not have arrived yet.
    const newline = this.#text.indexOf('\n', scan.next);
    if (newline < 0 && !this.#whole) return undefined;
    const line = this.#advance(scan.start, newline < 0 ? this.#text.length : newline + 1);
    this.#copy = { sql, line };
    return this.#nextRows(this.#copy);
  }

  #command(start: number | undefined, at: number, end: number): DumpPart {
    const text = this.#text.slice(at, end).trimEnd();
    if (start === undefined) return { kind: 'command', text, line: this.#advance(at, end) };
    if (text.startsWith('\\g')) {
      // `\g` runs the statement before it; the command itself comes as the next part.
      const sql = this.#text.slice(start, at).trimEnd();
      return { kind: 'statement', sql, line: this.#advance(start, at) };
    }
    // Within a statement, it comes before the statement, which continues without it.
    const line = this.#line + countLines(this.#text, this.#from, at);
    this.#text = this.#text.slice(0, at) + this.#text.slice(end);
    return { kind: 'command', text, line };
  }

  /** Reads rows up to `\\.` on a line by itself. */
  #nextRows(copy: Copy): DumpPart | undefined {
    const terminator = /^\\\.\r?$/gm;
    terminator.lastIndex = this.#from;
    const found = terminator.exec(this.#text);
    if (this.#whole || (found && terminator.lastIndex < this.#text.length)) {
      this.#copy = undefined;
      const end = found?.index ?? this.#text.length;
      return this.#rows(copy, end, found ? terminator.lastIndex : end);
    }
    const isText = !/\bcsv\b|\bbinary\b/i.test(copy.sql);
    if (!isText || this.#text.length - this.#from < copyPartLength) return undefined;
    const lineEnd = this.#text.lastIndexOf('\n', found ? found.index - 1 : undefined) + 1;
    return lineEnd > this.#from ? this.#rows(copy, lineEnd, lineEnd) : undefined;
  }

  #rows({ sql, line }: Copy, end: number, next: number): DumpPart {
    const rows = this.#text.slice(this.#from, end);
    const rowsLine = this.#advance(this.#from, next);
    return { kind: 'copy', sql, line, rows, rowsLine };
  }

  #followQuotes(sql: string): void {
    const setting =
      /^set\s+(?:session\s+|local\s+)?standard_conforming_strings\s*(?:=|\bto\b)\s*'?(\w+)/i;
    const value = setting.exec(sql)?.[1]?.toLowerCase();
    if (value !== undefined) this.#backslashes = ['off', 'false', 'no', '0'].includes(value);
  }
}

function isCopyFromStdin(sql: string): boolean {
  if (!/^copy\b/i.test(sql)) return false;
  return /\bfrom\s+stdin\b/i.test(sql.replace(/"(?:[^"]|"")*"/g, '""'));
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    lines++;
  }
  return lines;
}
