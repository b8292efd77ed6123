import { notShown, ownEntry, type Purpose } from '../../model/index.ts';
import type { Catalog } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';

/** Comments that PostgreSQL itself writes in every new cluster. */
const ofPostgres = new Set([
  'standard public schema',
  'default administrative connection database',
  'default template for new databases',
  'unmodifiable empty database',
]);

/** Point 1: the comment on the database, else on its only schema: of several, none speaks for the product. */
export function purposeOf(catalog: Catalog): Purpose {
  const comments = [
    { object: 'comment on database', text: catalog.comments.database },
    ...(catalog.schemas.length === 1 ? catalog.schemas : []).map((schema) => ({
      object: `comment on schema ${schema}`,
      text: ownEntry(catalog.comments.schemas, schema),
    })),
  ];
  for (const { object, text } of comments) {
    if (text === undefined || text.trim() === '' || ofPostgres.has(text)) continue;
    const purpose = { value: text, source: fromDatabase(object) };
    return { title: notShown, purpose, audience: notShown };
  }
  return { title: notShown, purpose: notShown, audience: notShown };
}
