import { quoteIdentifier } from '@ninefold/values/sql';
import { findEntity, type Specification } from '../model/index.ts';
import { present } from '../phrases/index.ts';
import { advise } from './advise.ts';
import { wantedIndexes } from './indexes.ts';
import { isRestricted } from './leakproof.ts';
import { adviceMessages } from './messages.ts';
import type { WantedColumn, WantedIndex } from './wanted-index.ts';
import { adviceText } from './words.ts';

/**
 * Writes advice as SQL: as comments, what Supabase's database linter would report; then the statements
 * that create the wanted indexes, each with its reason.
 */
export function adviceSql(specification: Specification): string {
  const indexes = wantedIndexes(specification);
  return [
    comment(adviceText(advise(specification))),
    comment(indexes.length === 0 ? adviceMessages.noIndexes : adviceMessages.indexes),
    ...trigramsSql(
      specification,
      indexes.filter(({ method }) => method === 'gin'),
    ),
    ...indexes.map((index) => `${comment(index.reason)}\n${indexSql(index)}`),
  ].join('\n\n');
}

/** Lets Postgres use an index for ILIKE where policies apply. */
const leakproofSql = 'alter function pg_catalog.texticlike(text, text) leakproof';

/** Writes what must come before the indexes by trigrams. */
function trigramsSql(
  specification: Specification,
  indexes: readonly WantedIndex[],
): readonly string[] {
  const { entities } = specification;
  const isAnyRestricted = indexes.some(({ schema, table: name }) => {
    const table = findEntity(specification, name, schema);
    return table !== undefined && isRestricted(specification, table);
  });
  const isInstalled = entities.some(({ fields }) =>
    fields.some(({ indexed }) => indexed?.includes('part of text')),
  );
  return present([
    isAnyRestricted && comment(adviceMessages.restrictedSearch({ sql: leakproofSql })),
    indexes.length > 0 &&
      !isInstalled &&
      'create extension if not exists pg_trgm with schema extensions;',
  ]);
}

function indexSql({ schema, table, method, columns }: WantedIndex): string {
  const using = method === 'btree' ? '' : `using ${method} `;
  const name = `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`;
  return `create index on ${name} ${using}(${columns.map(columnSql).join(', ')});`;
}

function columnSql({ field, operatorClass, direction, nulls }: WantedColumn): string {
  return [
    quoteIdentifier(field),
    ...(operatorClass === undefined ? [] : [operatorClass]),
    ...(direction === 'descending' ? [`desc${nulls === 'last' ? ' nulls last' : ''}`] : []),
  ].join(' ');
}

/** A line break in a name would end the comment. */
function comment(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => `-- ${line}`.trimEnd())
    .join('\n');
}
