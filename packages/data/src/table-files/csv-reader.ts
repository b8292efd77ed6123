/** A row of CSV. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The line of the file on which it begins; the first is 1. */
  readonly line: number;
  /** The cells that are in quotes, by their indexes; empty where none are. */
  readonly quoted: readonly number[];
  /** The first cell whose quotation marks are wrong, which is as it was written. */
  readonly misquoted?: { readonly index: number; readonly line: number };
}

/** A quotation mark that leaves open where rows end. */
export class UnclosedQuote extends Error {
  override readonly name = 'UnclosedQuote';
  /** The line on which it is. */
  readonly line: number;

  constructor(line: number) {
    super(`unclosed quotation mark on line ${line}`);
    this.line = line;
  }
}

/** As many characters of one row as no table has: its quotation mark is never closed. */
const longestRow = 16_000_000;

const none: readonly number[] = [];

/**
 * Reads CSV (RFC 4180) part by part, in time that grows with its length alone. It drops nothing: it says which
 * cells are in quotes, keeps what follows a closing quotation mark, as Excel does with spaces, and reports what is
 * not CSV with its line. Quotation marks within a cell without quotes are its text.
 */
export class CsvReader {
  readonly #separator: string;
  #end: '\n' | '\r' | undefined;
  #rest = '';
  /** Characters without which the rest can't hold a whole row: it would be searched again for each part. */
  #wanted = 0;
  #line: number;

  /** @param firstLine The line of the file on which the text begins. */
  constructor(separator: string, firstLine = 1) {
    this.#separator = separator;
    this.#line = firstLine;
  }

  /**
   * Returns the rows that end in the next part of a text.
   *
   * @throws {UnclosedQuote} where it isn't clear where rows end.
   */
  read(part: string, isLast = false): readonly CsvRow[] {
    this.#rest += part;
    const text = this.#rest;
    if (!isLast && text.length < this.#wanted) return [];
    // A line that ends in `\r\n` is one that ends in `\n`, after which a `\r` is removed.
    this.#end ??= text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
    const rows: CsvRow[] = [];
    const scan = new Scan(text, this.#separator, this.#end, isLast);
    let start = 0;
    while (start < text.length) {
      const row = scan.row(start, this.#line);
      if (row === undefined) break;
      rows.push(row);
      start = scan.at;
      this.#line = scan.line;
    }
    this.#rest = text.slice(start);
    this.#wanted = rows.length > 0 ? 0 : 2 * this.#rest.length;
    if (this.#rest.length > longestRow) throw new UnclosedQuote(scan.openLine ?? this.#line);
    return rows;
  }
}

/** Reads the rows of a text, from one place to the next. */
class Scan {
  /** The place after the row that was read. */
  at = 0;
  line = 1;
  /** The line of the quotation mark that isn't closed in this text. */
  openLine: number | undefined;
  readonly #text: string;
  readonly #separator: string;
  readonly #end: string;
  readonly #isLast: boolean;
  #nextSeparator = -1;
  #nextEnd = -1;

  constructor(text: string, separator: string, end: string, isLast: boolean) {
    this.#text = text;
    this.#separator = separator;
    this.#end = end;
    this.#isLast = isLast;
  }

  /** Returns the row at a place; undefined where the text ends before it does. */
  row(start: number, line: number): CsvRow | undefined {
    const text = this.#text;
    const cells: string[] = [];
    let quoted: number[] | undefined;
    let misquoted: CsvRow['misquoted'];
    let place = start;
    this.line = line;
    for (;;) {
      const close = text[place] === '"' ? this.#closingQuote(place) : place - 1;
      if (close === undefined) return undefined;
      const end = this.#cellEnd(close + 1);
      if (end === text.length && !this.#isLast) return undefined;
      const isRowEnd = end === text.length || text.startsWith(this.#end, end);
      // What follows the closing quotation mark, or the whole cell without any.
      const after = isRowEnd
        ? withoutReturn(text.slice(close + 1, end))
        : text.slice(close + 1, end);
      if (close < place) {
        cells.push(after);
      } else {
        const inner = text.slice(place + 1, close);
        if (after.trim() === '') {
          (quoted ??= []).push(cells.length);
          cells.push(inner.replaceAll('""', '"') + after);
        } else {
          if (inner.includes(this.#end)) throw new UnclosedQuote(this.line);
          misquoted ??= { index: cells.length, line: this.line };
          cells.push(text.slice(place, close + 1) + after);
        }
        this.line += inner.split(this.#end).length - 1;
      }
      if (!isRowEnd) {
        place = end + this.#separator.length;
        continue;
      }
      this.at = Math.min(text.length, end + 1);
      this.line += 1;
      return { cells, line, quoted: quoted ?? none, ...(misquoted && { misquoted }) };
    }
  }

  /** Returns the place of the mark that closes the quotes at `open`; undefined where it may come later. */
  #closingQuote(open: number): number | undefined {
    let close = this.#text.indexOf('"', open + 1);
    while (close !== -1 && this.#text[close + 1] === '"') {
      close = this.#text.indexOf('"', close + 2);
    }
    const isOpen = close === -1;
    if (isOpen) this.openLine = this.line;
    if (isOpen && this.#isLast) throw new UnclosedQuote(this.line);
    // The next part may begin with the other half of a doubled mark.
    const isUndecided = isOpen || (close === this.#text.length - 1 && !this.#isLast);
    return isUndecided ? undefined : close;
  }

  /** Returns the place of the next separator, of the end of the row, or of the text. */
  #cellEnd(from: number): number {
    const { length } = this.#text;
    if (this.#nextSeparator < from) {
      const found = this.#text.indexOf(this.#separator, from);
      this.#nextSeparator = found === -1 ? length : found;
    }
    if (this.#nextEnd < from) {
      const found = this.#text.indexOf(this.#end, from);
      this.#nextEnd = found === -1 ? length : found;
    }
    return Math.min(this.#nextSeparator, this.#nextEnd);
  }
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}
