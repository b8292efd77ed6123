import { entityId } from '../../model/paths.ts';
import { fieldOf } from '../../model/queries.ts';
import type { Entity, Field } from '../../model/specification.ts';
import type { EntityDeclaration, FieldDeclaration } from '../declaration.ts';
import { pathOf } from '../problems.ts';
import { checkPresentation } from './presentation.ts';
import { checkShape } from './shape.ts';
import type { Surroundings } from './surroundings.ts';

/** Point 3: what is declared of fields and does not fit their types. */
export function checkFields(
  { specification, problems }: Surroundings,
  declared: { readonly [id: string]: EntityDeclaration | undefined },
): void {
  for (const entity of specification.entities) {
    const fields: { readonly [name: string]: FieldDeclaration | undefined } =
      declared[entityId(entity)]?.fields ?? {};
    for (const [name, declaration] of Object.entries(fields)) {
      const field = fieldOf(entity, name);
      if (field === undefined || declaration === undefined) continue;
      const at = (key: string) => pathOf('entities', entityId(entity), 'fields', name, key);
      const { positionIn: within, shape } = declaration;
      checkPosition(problems, entity, field, { within, at: at('positionIn') });
      checkPresentation(field, declaration, { specification, entity, problems, at });
      if (shape !== undefined) checkShape(problems, field, shape, at('shape'));
    }
    checkGroups(problems, entity, fields);
  }
}

/** Headings that differ in their letters' case or blanks are mostly meant to be one. */
function checkGroups(
  problems: Surroundings['problems'],
  entity: Entity,
  fields: { readonly [name: string]: FieldDeclaration | undefined },
): void {
  const known = new Map<string, string>();
  for (const [name, declared] of Object.entries(fields)) {
    const { group } = declared ?? {};
    if (group === undefined || fieldOf(entity, name) === undefined) continue;
    const same = group.trim().toLowerCase();
    const first = known.get(same) ?? group;
    known.set(same, first);
    if (first === group) continue;
    problems.add(
      pathOf('entities', entityId(entity), 'fields', name, 'group'),
      `"${group}" and "${first}" are two groups, which differ only in capitals or spaces. Use one of them for both.`,
    );
  }
}

function checkPosition(
  problems: Surroundings['problems'],
  entity: Entity,
  { name, kind }: Field,
  { within, at }: { readonly within: FieldDeclaration['positionIn']; readonly at: string },
): void {
  if (within === undefined || within === false) return;
  if (kind !== 'integer') {
    problems.add(at, `${name} is not a whole number, so it can't define an order.`);
  } else if (fieldOf(entity, within) === undefined) {
    const names = entity.fields.map((field) => field.name);
    problems.unknown(at, 'field', within, names);
  }
}
