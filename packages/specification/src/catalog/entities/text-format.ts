import { conjunctsOf, patternOf } from '../../bounds/index.ts';
import type { TextFormat } from '../../model/index.ts';
import type { CatalogRelation } from '../answer/index.ts';
import { wordsOf } from '../labels/index.ts';
import { checksOfColumn, type ColumnCheck, type ResolvedType } from '../types/index.ts';

/** Names of domains. */
const names: readonly (readonly [TextFormat, RegExp])[] = [
  ['email', /\be ?mail\b/],
  ['image', /^(image|photo|picture|avatar|logo)( ur[li])?$/],
  ['url', /\b(ur[li]|website|web address|homepage)\b/],
  ['phone', /\b(tele)?phone\b|^(tel|mobile|fax)( (number|no))?$/],
  ['color', /\bcolou?r\b/],
  ['markdown', /^(markdown|md)\b/],
];

/** Texts that a pattern accepts, and rejects, where its values are of a format. */
const examples: readonly (readonly [TextFormat, string, readonly string[]])[] = [
  ['email', 'name@example.com', ['name', 'https://example.com']],
  ['url', 'https://example.com/path', ['path', 'name@example.com']],
  ['phone', '+4930123456', ['name', 'name@example.com', 'A4930123456']],
  ['color', '#1a2b3c', ['1a2b3c', '#name', '+4930123456']],
];

/** Returns the format of texts, by the name of their domain or the pattern of a CHECK. */
export function textFormat(
  relation: Pick<CatalogRelation, 'checks'>,
  column: string,
  type: ResolvedType,
): TextFormat | undefined {
  if (type.kind !== 'text') return undefined;
  for (const { name } of type.domains) {
    const words = wordsOf(name).join(' ').toLowerCase();
    const known = names.find(([, pattern]) => pattern.test(words));
    if (known !== undefined) return known[0];
  }
  const patterns = checksOfColumn(relation, column, type.domains).flatMap(patternsOf);
  if (patterns.length === 0) return undefined;
  const accepts = (text: string) => patterns.every((pattern) => pattern.test(text));
  return examples.find(
    ([, accepted, rejected]) => accepts(accepted) && !rejected.some((text) => accepts(text)),
  )?.[0];
}

function patternsOf({ definition, subject }: ColumnCheck): readonly RegExp[] {
  return conjunctsOf(definition, subject).flatMap((conjunct) => {
    const pattern = patternOf(conjunct, subject);
    try {
      return pattern === undefined ? [] : new RegExp(pattern);
    } catch {
      return [];
    }
  });
}
