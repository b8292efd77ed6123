import type { Field } from '../../model/index.ts';
import { kindFacts, type ResolvedType, resolveType } from '../types/index.ts';
import type { CatalogColumn, CatalogRelation, CatalogTypes } from '../answer/index.ts';
import { commentFact, derived, fromDatabase } from '../facts/index.ts';
import { dropUndefined, fieldObject } from '../../phrases/index.ts';
import { fieldLabels } from '../labels/index.ts';
import { indexedUses } from './attached.ts';
import { textFormat } from './text-format.ts';
import { isYear } from './years.ts';

/** Maps the columns of a relation, with labels made from their names. */
export function fieldsOf(relation: CatalogRelation, types: CatalogTypes): readonly Field[] {
  const resolved = relation.columns.map((column) => ({ column, type: resolveType(column, types) }));
  const referring = new Set(
    relation.foreignKeys.filter((key) => key.columns.length === 1).flatMap((key) => key.columns),
  );
  const labels = fieldLabels(
    resolved.map(({ column, type }) => ({
      name: column.name,
      kind: type.kind,
      refers: referring.has(column.name),
    })),
  );
  return resolved.map(({ column, type }) => {
    const object = fieldObject(relation, column.name);
    const privileges = column.privileges ?? relation.privileges;
    const nullable = !column.notNull && !type.domains.some((domain) => domain.notNull === true);
    const preset = column.default ?? type.domains.find((domain) => domain.default)?.default ?? null;
    return {
      name: column.name,
      type: column.type,
      ...typeFacts(type, types),
      source: fromDatabase(object),
      label: derived(labels.get(column.name) ?? column.name, object),
      description: commentFact(column.comment, object),
      nullable,
      default: preset,
      ...(nullable || preset !== null || column.filled === undefined
        ? {}
        : { filledByTrigger: column.filled }),
      generated: generation(column),
      ...columnFacts(relation, column),
      ...dropUndefined({
        format: isYear(relation, column.name, type)
          ? ('year' as const)
          : textFormat(relation, column.name, type),
      }),
      grants: {
        select: privileges.select,
        insert: privileges.insert && relation.writable.insert,
        update: privileges.update && relation.writable.update && column.readOnly !== true,
      },
    };
  });
}

/** Returns the facts of a field's type. */
function typeFacts(type: ResolvedType, types: CatalogTypes): Pick<Field, 'kind'> & Partial<Field> {
  const measured = type.kind === 'array' ? type.element : type;
  return dropUndefined({
    ...kindFacts(type, types),
    baseType: type.baseType,
    domains: type.domains.length === 0 ? undefined : type.domains.map(({ id }) => id),
    extension: type.domains[0]?.extension ?? measured?.base?.extension,
  });
}

/** Returns the facts of the column besides its type. */
function columnFacts(relation: CatalogRelation, column: CatalogColumn): Partial<Field> {
  const { base } = column;
  const indexed = indexedUses(relation, column.name);
  return dropUndefined<Partial<Field>>({
    overwritten: column.overwritten,
    assignedByTrigger: column.assignedByTrigger,
    virtual: column.virtual ?? column.computed,
    expression: column.computed ? `${column.name}(${relation.name})` : column.expression,
    collation: column.collation,
    person: column.person,
    base: base && { schema: base.schema, entity: base.relation, field: base.column },
    indexed: indexed.length === 0 ? undefined : indexed,
  });
}

function generation(column: CatalogColumn): Field['generated'] {
  if (column.generated) return 'stored';
  if (column.identity === undefined) return 'no';
  return column.identity === 'a' ? 'identity always' : 'identity by default';
}
