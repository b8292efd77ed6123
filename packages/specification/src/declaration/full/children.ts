import { pathOf } from '../../key-path/index.ts';
import { type Entity, entityId, fieldOf, ownEntry } from '../../model/index.ts';
import type { ByName, ChildRowsDeclaration, EntityDeclaration } from '../declaration.ts';
import type { ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Reports rows of forms that do not belong to the form's record, and fields that they don't have. */
export function checkChildren(
  { specification, problems }: ValidationContext,
  declared: ByName<EntityDeclaration>,
): void {
  const known = new Map(specification.entities.map((entity) => [entityId(entity), entity]));
  for (const parent of specification.entities) {
    const id = entityId(parent);
    for (const [index, given] of (ownEntry(declared, id)?.children ?? []).entries()) {
      const rows: ChildRowsDeclaration = typeof given === 'string' ? { entity: given } : given;
      const at = `${pathOf('entities', id, 'children')}[${index}]`;
      const entity = known.get(rows.entity);
      if (entity === undefined) {
        problems.unknown(at, 'entity', rows.entity, known.keys());
        continue;
      }
      if (!refersTo(entity, parent)) {
        problems.add(at, fullDeclarationMessages.notChild({ entity: rows.entity, parent: id }));
      }
      const names = new Set(entity.fields.map(({ name }) => name));
      problems.known(`${at}.fields`, 'field', rows.fields ?? [], names);
      const totals = problems.known(`${at}.totals`, 'field', rows.totals ?? [], names);
      for (const field of totals) {
        if (numbers.has(fieldOf(entity, field)?.kind ?? '')) continue;
        problems.add(`${at}.totals`, fullDeclarationMessages.notSummed({ field }));
      }
    }
  }
}

function refersTo({ references }: Entity, parent: Entity): boolean {
  return references.some(
    ({ entity, schema }) => entity === parent.name && schema === parent.schema,
  );
}
