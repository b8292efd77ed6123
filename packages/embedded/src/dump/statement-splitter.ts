import { scanStatement } from './statement-scanner.ts';

/** One thing that a dump says, in the order in which it is said. */
export type DumpPart =
  /** A statement without its semicolon and the comments before it. */
  | { kind: 'statement'; sql: string; line: number }
  /**
   * A `COPY … FROM stdin` with rows that follow it, as they stand. A long block of text rows comes
   * in several parts with the same statement, each of whole lines.
   */
  | { kind: 'copy'; sql: string; line: number; rows: string; rowsLine: number }
  /** A line for psql, from its backslash on. */
  | { kind: 'command'; text: string; line: number };

/** Rows of a COPY block are handed on when so many characters of them have come. */
const copyPartLength = 4 * 1024 * 1024;

/**
 * Splits a plain SQL dump into statements, COPY blocks and psql's lines.
 *
 * @param chunks the text in pieces of any size, cut anywhere.
 */
export async function* splitDump(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<DumpPart> {
  const splitter = new StatementSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

class StatementSplitter {
  #text = '';
  /** Everything before it is done with. */
  #from = 0;
  /** The line, counted from 1, that `#from` is on. */
  #line = 1;
  #whole = false;
  #backslashes = false;
  #copy: { sql: string; line: number; text: boolean } | undefined;
  /** A text that ends in the middle of something is not looked at again before it is so long. */
  #enough = 0;

  *push(chunk: string): Generator<DumpPart> {
    this.#text = this.#text.slice(this.#from) + chunk;
    this.#from = 0;
    if (this.#text.length < this.#enough) return;
    yield* this.#parts();
    this.#enough = 2 * (this.#text.length - this.#from);
  }

  *end(): Generator<DumpPart> {
    this.#whole = true;
    yield* this.#parts();
  }

  *#parts(): Generator<DumpPart> {
    for (;;) {
      const part = this.#copy ? this.#nextRows() : this.#nextStatement();
      if (part === undefined) return;
      if (part !== 'again') yield part;
    }
  }

  /** Goes on to `next` and gives the line that `at`, somewhere before it, is on. */
  #advance(at: number, next: number): number {
    const line = this.#line + countLines(this.#text, this.#from, at);
    this.#line = line + countLines(this.#text, at, next);
    this.#from = next;
    return line;
  }

  #nextStatement(): DumpPart | 'again' | undefined {
    const scan = scanStatement(this.#text, this.#from, this.#whole, this.#backslashes);
    if (scan.kind === 'unfinished') return undefined;
    if (scan.kind === 'nothing') {
      this.#advance(scan.next, scan.next);
      return undefined;
    }
    if (scan.kind === 'command') return this.#command(scan.start, scan.at, scan.end);
    const sql = this.#text.slice(scan.start, scan.end).trimEnd();
    if (sql === '') {
      this.#advance(scan.next, scan.next);
      return 'again';
    }
    if (!isCopyFromStdin(sql)) {
      this.#followQuotes(sql);
      return { kind: 'statement', sql, line: this.#advance(scan.start, scan.next) };
    }
    // The rows begin on the next line, which has to be there to be gone to.
    const newline = this.#text.indexOf('\n', scan.next);
    if (newline < 0 && !this.#whole) return undefined;
    const line = this.#advance(scan.start, newline < 0 ? this.#text.length : newline + 1);
    this.#copy = { sql, line, text: !/\bcsv\b|\bbinary\b/i.test(sql) };
    return 'again';
  }

  #command(start: number | undefined, at: number, end: number): DumpPart | 'again' {
    const text = this.#text.slice(at, end).trimEnd();
    if (start === undefined) return { kind: 'command', text, line: this.#advance(at, end) };
    if (text.startsWith('\\g')) {
      // `\g` sends what stands before it; the line itself comes as the next part.
      const sql = this.#text.slice(start, at).trimEnd();
      return { kind: 'statement', sql, line: this.#advance(start, at) };
    }
    // Within a statement it stands apart from it: it comes first, the statement without it after.
    const line = this.#line + countLines(this.#text, this.#from, at);
    this.#text = this.#text.slice(0, at) + this.#text.slice(end);
    return { kind: 'command', text, line };
  }

  /** `\.` on a line by itself ends the rows. */
  #nextRows(): DumpPart | 'again' | undefined {
    const copy = this.#copy;
    if (!copy) return 'again';
    const terminator = /^\\\.\r?$/gm;
    terminator.lastIndex = this.#from;
    const found = terminator.exec(this.#text);
    const closed = found && (this.#whole || terminator.lastIndex < this.#text.length);
    if (closed || this.#whole) {
      this.#copy = undefined;
      const end = found?.index ?? this.#text.length;
      const after = found ? terminator.lastIndex : end;
      return this.#rows(copy, end, after);
    }
    if (!copy.text || this.#text.length - this.#from < copyPartLength) return undefined;
    const lineEnd = this.#text.lastIndexOf('\n', found ? found.index - 1 : undefined) + 1;
    return lineEnd > this.#from ? this.#rows(copy, lineEnd, lineEnd) : undefined;
  }

  #rows(copy: { sql: string; line: number }, end: number, next: number): DumpPart {
    const rows = this.#text.slice(this.#from, end);
    const rowsLine = this.#advance(this.#from, next);
    return { kind: 'copy', sql: copy.sql, line: copy.line, rows, rowsLine };
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
