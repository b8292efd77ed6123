import type { Token } from './tokens.ts';

const end: Token = { kind: 'end', text: '' };

/** Thrown where the expression goes on otherwise than it is read. */
export class Unread extends Error {}

/** Reads tokens one after the other. */
export class TokenReader {
  private readonly tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  close(): void {
    if (this.next.kind !== 'end') throw this.unread();
  }

  /** A type as `format_type` prints it. */
  type(): string {
    const first = this.step();
    if (first.kind !== 'word' && first.kind !== 'name') throw this.unread(-1);
    let name = first.text;
    if (first.kind === 'word') {
      for (const [word, next] of [
        ['character', 'varying'],
        ['double', 'precision'],
      ] as const) {
        if (name === word && this.take(next)) name = `${word} ${next}`;
      }
    }
    if (this.take('.')) name += `.${this.step().text}`;
    name += this.modifiers();
    for (const zone of ['with', 'without']) {
      if (!/^time(?:stamp)?(?:\(|$)/.test(name) || !this.take(zone)) continue;
      this.expect('time');
      this.expect('zone');
      name += ` ${zone} time zone`;
    }
    while (this.isNext('[') && this.tokens[this.at + 1]?.text === ']') {
      this.at += 2;
      name += '[]';
    }
    return name;
  }

  private modifiers(): string {
    if (!this.take('(')) return '';
    const numbers: string[] = [];
    do {
      const minus = this.take('-') ? '-' : '';
      numbers.push(minus + this.step().text);
    } while (this.take(','));
    this.expect(')');
    return `(${numbers.join(',')})`;
  }

  get next(): Token {
    return this.tokens[this.at] ?? end;
  }

  /** The token behind the next one. */
  get following(): Token {
    return this.tokens[this.at + 1] ?? end;
  }

  step(): Token {
    const token = this.next;
    if (token.kind === 'end') throw this.unread();
    this.at += 1;
    return token;
  }

  /** Names and texts in quotes are never part of the grammar. */
  isNext(text: string): boolean {
    return this.next.text === text && this.next.kind !== 'name' && this.next.kind !== 'text';
  }

  take(text: string): boolean {
    const isNext = this.isNext(text);
    if (isNext) this.at += 1;
    return isNext;
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.unread();
  }

  unread(from = 0): Unread {
    const rest = this.tokens.slice(Math.max(0, this.at + from), this.at + from + 4);
    return new Unread(rest.map(({ text }) => text).join(' '));
  }
}

/** `schema.name`, with quotes where either has a dot. */
export function qualified(schema: string, name: string): string {
  return [schema, name].map((part) => (part.includes('.') ? `"${part}"` : part)).join('.');
}
