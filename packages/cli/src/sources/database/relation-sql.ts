import type { Entity } from '@ninefold/specification';
import { quoteIdentifier } from '@ninefold/values/sql';

/** `"public"."work_order"` */
export function relationSql({ schema, name }: Pick<Entity, 'schema' | 'name'>): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}
