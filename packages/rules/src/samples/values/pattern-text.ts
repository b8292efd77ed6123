import type { Random } from '../../random/index.ts';

/**
 * Returns a text that a regular expression most likely accepts, undefined for one with more than groups,
 * alternatives, classes and counts. Whether it does is for the judge of CHECKs to say.
 */
export function patternText(random: Random, pattern: string): string | undefined {
  const reader = new PatternReader(random, pattern.replace(/^\(\?[a-z]+\)/, ''));
  const text = reader.alternatives();
  return reader.isAtEnd && !reader.failed ? text : undefined;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const classes: Readonly<Record<string, string>> = {
  d: digits,
  w: letters + digits,
  s: ' ',
  alpha: letters,
  digit: digits,
  alnum: letters + digits,
  upper: letters.toUpperCase(),
  lower: letters,
  xdigit: 'abcdef0123456789',
  space: ' ',
};
/** The characters used for `.` and for a negated class such as `[^x]`. */
const common = letters + digits;

class PatternReader {
  failed = false;
  private place = 0;
  private readonly random: Random;
  private readonly pattern: string;

  constructor(random: Random, pattern: string) {
    this.random = random;
    this.pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.place >= this.pattern.length;
  }

  /** Reads all of them, and takes one. */
  alternatives(): string {
    const texts = [this.sequence()];
    while (this.take('|')) texts.push(this.sequence());
    return this.random.pick(texts);
  }

  private sequence(): string {
    let text = '';
    while (!this.isAtEnd && !'|)'.includes(this.next)) text += this.repeated();
    return text;
  }

  private repeated(): string {
    const start = this.place;
    let text = this.part();
    const end = this.place;
    const count = this.count();
    const after = this.place;
    if (count === 0) return '';
    // Each time the part is read again, it chooses other characters.
    for (let done = 1; done < count; done += 1) {
      this.place = start;
      text += this.part();
      this.failed ||= this.place !== end;
    }
    this.place = after;
    return text;
  }

  private part(): string {
    const character = this.step();
    switch (character) {
      case '^':
      case '$':
        return '';
      case '.':
        return this.oneOf(common);
      case '[':
        return this.oneOf(this.bracket());
      case '(':
        return this.group();
      case '\\':
        return this.escaped();
      default:
        this.failed ||= '*+?{'.includes(character);
        return character;
    }
  }

  private group(): string {
    if (this.take('?') && !this.take(':')) this.failed = true;
    const text = this.alternatives();
    this.failed ||= !this.take(')');
    return text;
  }

  private escaped(): string {
    const character = this.step();
    const known = classes[character];
    if (known !== undefined) return this.oneOf(known);
    if (/[mMyYABZbz]/.test(character)) return '';
    this.failed ||= /[\p{L}\p{N}]/u.test(character);
    return character;
  }

  private bracket(): string {
    const isExcluding = this.take('^');
    let set = '';
    for (let first = true; first || this.next !== ']'; first = false) {
      if (this.isAtEnd) {
        this.failed = true;
        break;
      }
      set += this.range();
    }
    this.take(']');
    const wanted = isExcluding
      ? Array.from(common)
          .filter((each) => !set.includes(each))
          .join('')
      : set;
    this.failed ||= wanted === '';
    return wanted;
  }

  private range(): string {
    const named = /\[:(\w+):\]/y;
    named.lastIndex = this.place;
    const [whole = '', name = ''] = named.exec(this.pattern) ?? [];
    if (whole !== '') {
      this.place += whole.length;
      return classes[name] ?? '';
    }
    const first = this.step();
    if (first === '\\') {
      const character = this.step();
      return classes[character] ?? character;
    }
    if (this.next !== '-' || this.pattern[this.place + 1] === ']') return first;
    this.step();
    const [from, to] = [first.codePointAt(0) ?? 0, this.step().codePointAt(0) ?? 0];
    return Array.from({ length: Math.max(0, Math.min(to - from + 1, 100)) }, (_, index) =>
      String.fromCodePoint(from + index),
    ).join('');
  }

  private count(): number {
    const counted = /\{(\d{1,4})(,?)(\d{0,4})\}|[*+?]/y;
    counted.lastIndex = this.place;
    const [whole = '', least = '', comma = '', most = ''] = counted.exec(this.pattern) ?? [];
    this.place += whole.length;
    if (this.next === '?' && whole !== '') this.step();
    if (whole === '') return 1;
    if (whole === '?') return this.random.below(2);
    if (whole === '*') return this.random.below(4);
    if (whole === '+') return 1 + this.random.below(4);
    const from = Number(least);
    const to = comma === '' ? from : most === '' ? from + 3 : Number(most);
    return from + this.random.below(Math.min(to - from, 8) + 1);
  }

  private oneOf(set: string): string {
    const characters = Array.from(set);
    return characters.length === 0 ? '' : this.random.pick(characters);
  }

  private get next(): string {
    return this.pattern[this.place] ?? '';
  }

  private step(): string {
    const character = this.next;
    this.place += 1;
    return character;
  }

  private take(character: string): boolean {
    if (this.next !== character) return false;
    this.place += 1;
    return true;
  }
}
