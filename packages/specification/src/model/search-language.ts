import type { Entity } from './entity.ts';
import type { Field } from './field.ts';

/**
 * Returns the text search configuration of a field's full-text search, '' for the database's own;
 * undefined where the field is neither a tsvector nor a text with such an index.
 */
export function searchLanguage(
  { indexes = [] }: Pick<Entity, 'indexes'>,
  { name, type, kind, expression = '' }: Field,
): string | undefined {
  if (type === 'tsvector') return configurationIn(expression) ?? '';
  if (kind !== 'text') return undefined;
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const texts = [name, quoted].flatMap((each) => [`, ${each})`, `, (${each})::text)`]);
  for (const { columns } of indexes) {
    for (const { expression: indexed } of columns) {
      const isOfField = texts.some((text) => indexed?.endsWith(text));
      const found = isOfField && indexed?.startsWith('to_tsvector(') && configurationIn(indexed);
      if (found) return found;
    }
  }
  return undefined;
}

function configurationIn(sql: string): string | undefined {
  return /to_tsvector\('(\w+)'/.exec(sql)?.[1];
}
