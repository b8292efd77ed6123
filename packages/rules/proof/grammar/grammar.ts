import type { Random } from '../../src/random/index.ts';
import type { Column } from '../tables/index.ts';
import { literal, type LiteralKind } from './literals.ts';
import type { Kind } from '../kind.ts';
import { type Family, leaf, type Node } from './node.ts';
import { families } from './rules/index.ts';

type AnyKind = LiteralKind | 'number' | 'any';

/** A text of the rule, one of several words, or a place for a part. */
type Segment =
  | { readonly text: string }
  | { readonly words: readonly string[] }
  | { readonly place: 'expression' | 'column' | 'literal'; readonly kind: AnyKind };

interface Rule {
  readonly family: Family;
  readonly segments: readonly Segment[];
}

const places = { '': 'expression', '@': 'column', "'": 'literal' } as const;

/** A text that nobody writes by hand, so a place can hold a name of a column: JSON literals have braces too. */
const segment = /\{([@']?)([a-z]+)\}|«([^»]+)»/g;

const rules: ReadonlyMap<Kind, readonly (readonly [weight: number, readonly Rule[]])[]> = (() => {
  const byKind = new Map<Kind, (readonly [number, readonly Rule[]])[]>();
  for (const [weight, family, lists] of families) {
    for (const [kind, texts] of Object.entries(lists) as [Kind, readonly string[]][]) {
      const list = byKind.get(kind) ?? [];
      list.push([weight, texts.map((text) => ({ family, segments: segmentsOf(text) }))]);
      byKind.set(kind, list);
    }
  }
  return byKind;
})();

function segmentsOf(rule: string): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of rule.matchAll(segment)) {
    segments.push({ text: rule.slice(end, match.index) });
    const [whole, place = '', kind, words] = match;
    segments.push(
      words === undefined
        ? { place: places[place as keyof typeof places], kind: kind as AnyKind }
        : { words: rule.includes('between symmetric') ? [words] : words.split(' ') },
    );
    end = match.index + whole.length;
  }
  segments.push({ text: rule.slice(end) });
  return segments;
}

const numbers: readonly (readonly [number, Kind])[] = [
  [5, 'integer'],
  [4, 'decimal'],
  [1, 'double'],
];

/** Writes random expressions over the columns of a table. */
export class Grammar {
  readonly #random: Random;
  readonly #columns: readonly Column[];

  constructor(columns: readonly Column[], random: Random) {
    this.#columns = columns;
    this.#random = random;
  }

  /** Returns a condition that reads at least one column. */
  condition(): Node {
    const depth = this.#random.weighted([
      [4, 1],
      [4, 2],
      [3, 3],
      [1, 5],
    ] as const);
    for (;;) {
      const node = this.#expression('boolean', depth);
      if (readsColumn(node)) return node;
    }
  }

  #expression(kind: Kind, depth: number): Node {
    if (depth <= 0 || (kind !== 'boolean' && this.#random.chance(0.4))) return this.#leaf(kind);
    const byFamily = rules.get(kind);
    if (!byFamily) return this.#leaf(kind);
    for (let attempt = 0; attempt < 20; attempt++) {
      const rule = this.#random.pick(this.#random.weighted(byFamily));
      const node = this.#apply(rule, kind, depth);
      if (node) return node;
    }
    return this.#leaf(kind);
  }

  /** Returns nothing where the table has no column that the rule needs. */
  #apply({ family, segments }: Rule, kind: Kind, depth: number): Node | undefined {
    const texts = [''];
    const parts: Node[] = [];
    for (const each of segments) {
      if ('text' in each) texts.push(texts.pop() + each.text);
      else if ('words' in each) texts.push(texts.pop() + this.#random.pick(each.words));
      else {
        const part = this.#part(each.place, each.kind, depth - 1);
        if (part === undefined) return undefined;
        parts.push(part);
        texts.push('');
      }
    }
    return { kind, family, texts, parts };
  }

  #part(place: 'expression' | 'column' | 'literal', wanted: AnyKind, depth: number) {
    const kind = this.#kind(wanted, place);
    if (place === 'literal') return leaf(kind as Kind, literal(kind, this.#random));
    if (place === 'column') return this.#column(kind as Kind);
    return this.#expression(kind as Kind, depth);
  }

  #kind(kind: AnyKind, place: string): LiteralKind {
    if (kind === 'any') return this.#random.pick(this.#columns).kind;
    if (kind !== 'number') return kind;
    const possible = numbers.filter(
      ([, number]) => place !== 'column' || this.#columns.some((column) => column.kind === number),
    );
    return this.#random.weighted(possible);
  }

  #column(kind: Kind): Node | undefined {
    const columns = this.#columns.filter((column) => column.kind === kind);
    return columns.length === 0 ? undefined : columnNode(this.#random.pick(columns));
  }

  #leaf(kind: Kind): Node {
    const column = this.#random.chance(0.75) ? this.#column(kind) : undefined;
    return column ?? leaf(kind, literal(kind, this.#random));
  }
}

function columnNode({ kind, name }: Column): Node {
  return leaf(kind, `"${name}"`);
}

function readsColumn({ texts, parts }: Node): boolean {
  return (parts.length === 0 && texts[0]?.startsWith('"') === true) || parts.some(readsColumn);
}
