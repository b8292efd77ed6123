import { pathOf } from '../../key-path/index.ts';
import { type Entity, entityId, type Field, fieldOf, referenceOfField } from '../../model/index.ts';
import type { ByName, EntityDeclaration, FieldDeclaration } from '../declaration.ts';
import { checkFile } from './file.ts';
import { checkPresentation } from './presentation.ts';
import { checkShape } from './shape.ts';
import { textOfValue, type ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

/** Point 3: reports declarations of fields that do not fit their types. */
export function checkFields(
  { specification, problems }: ValidationContext,
  declared: ByName<EntityDeclaration>,
): void {
  for (const entity of specification.entities) {
    const fields: ByName<FieldDeclaration> = declared[entityId(entity)]?.fields ?? {};
    for (const [name, declaration] of Object.entries(fields)) {
      const field = fieldOf(entity, name);
      if (field === undefined || declaration === undefined) continue;
      const at = (key: string) => pathOf('entities', entityId(entity), 'fields', name, key);
      const { positionIn: within, shape, file } = declaration;
      checkPosition(problems, entity, field, { within, at: at('positionIn') });
      checkPresentation(field, declaration, { specification, entity, problems, at });
      checkDependence(problems, entity, field, { on: declaration.dependsOn, at: at('dependsOn') });
      if (shape !== undefined) checkShape(problems, field, shape, at('shape'));
      if (file !== undefined)
        checkFile(file, { specification, entity, field, problems, at: at('file') });
    }
    checkGroups(problems, entity, fields);
  }
}

/** Reports groups whose headings differ only in capitals or spaces. */
function checkGroups(
  problems: ValidationContext['problems'],
  entity: Entity,
  fields: ByName<FieldDeclaration>,
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
      fullDeclarationMessages.similarGroups({ group, other: first }),
    );
  }
}

function checkPosition(
  problems: ValidationContext['problems'],
  entity: Entity,
  { name, kind }: Field,
  { within, at }: { readonly within: FieldDeclaration['positionIn']; readonly at: string },
): void {
  if (within === undefined || within === false) return;
  if (kind !== 'integer') {
    problems.add(at, fullDeclarationMessages.noOrder({ field: name }));
  } else if (fieldOf(entity, within) === undefined) {
    const names = entity.fields.map((field) => field.name);
    problems.unknown(at, 'field', within, names);
  }
}

/** Reports a choice that can't depend on another field, because one of the two refers to no record. */
function checkDependence(
  problems: ValidationContext['problems'],
  entity: Entity,
  { name }: Field,
  { on, at }: { readonly on: FieldDeclaration['dependsOn']; readonly at: string },
): void {
  if (on === undefined) return;
  const names = entity.fields.map((field) => field.name);
  if (!problems.isKnown(at, 'field', textOfValue(on), names)) return;
  const field = [name, on].find((each) => referenceOfField(entity, each) === undefined);
  if (field !== undefined) problems.add(at, fullDeclarationMessages.noReference({ field }));
}
