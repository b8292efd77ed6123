import type { Kind } from '../kind.ts';

/** What a part of an expression is counted as in the report. */
export type Family =
  | 'comparison'
  | 'null'
  | 'logic'
  | 'text'
  | 'pattern'
  | 'numeric'
  | 'dates'
  | 'arrays'
  | 'JSON'
  | 'CASE'
  | 'rows'
  | 'casts'
  | 'ranges';

/** An expression: texts with the parts between them. */
export interface Node {
  readonly kind: Kind;
  readonly family?: Family | undefined;
  readonly texts: readonly string[];
  readonly parts: readonly Node[];
}

export function leaf(kind: Kind, text: string): Node {
  return { kind, texts: [text], parts: [] };
}

export function write({ texts, parts }: Node): string {
  return texts.reduce((written, text, index) => {
    const part = parts[index - 1];
    return written + (part === undefined ? '' : write(part)) + text;
  });
}

/** Returns the families of a node and of its parts. */
export function familiesOf({ family, parts }: Node): ReadonlySet<Family> {
  const families = new Set(parts.flatMap((part) => [...familiesOf(part)]));
  if (family) families.add(family);
  return families;
}

/** Returns a node and all parts within it. */
export function partsOf(node: Node): readonly Node[] {
  return [node, ...node.parts.flatMap(partsOf)];
}
