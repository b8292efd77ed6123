import { pathOf } from '../../key-path/index.ts';
import { type Entity, entityId, type Field, fieldOf, ownEntry } from '../../model/index.ts';
import { readOnlyOf } from '../../read-only/index.ts';
import type { Declaration, EntityDeclaration, FieldDeclaration } from '../declaration.ts';
import type { DeclarationProblem, ValidationContext } from '../problems.ts';
import { isHiddenInForm } from './presentation.ts';
import { fullDeclarationMessages } from './messages.ts';

/**
 * Reports declarations without effect, because something else decides.
 *
 * @param found Problems found before: parts that are empty because of them are not reported again.
 */
export function reportWithoutEffect(
  { specification, problems }: ValidationContext,
  { entities = {}, screens = {} }: Declaration,
  found: readonly DeclarationProblem[],
): void {
  const reportEmpty = (path: string) => {
    if (found.some((problem) => problem.path.startsWith(path))) return;
    problems.add(path, fullDeclarationMessages.empty);
  };
  for (const entity of specification.entities) {
    const id = entityId(entity);
    const declared = ownEntry<EntityDeclaration | undefined>(entities, id);
    const at = (...keys: readonly string[]) => pathOf('entities', id, ...keys);
    const isHidden = entity.hidden?.value === true;
    if (declared !== undefined && Object.keys(declared).length === 0) {
      reportEmpty(at());
    }
    if (declared?.group !== undefined && !entity.inNavigation) {
      problems.add(at('group'), fullDeclarationMessages.unlistedGroup({ entity: id }));
    }
    for (const key of ['order', 'display'] as const) {
      const names = declared?.[key] ?? [];
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name);
        if (first === index) continue;
        const path = `${at(key)}[${index}]`;
        problems.add(
          path,
          fullDeclarationMessages.repeated({ field: name, place: `${key}[${first}]` }),
        );
      }
    }
    for (const part of ['lists', 'entities'] as const) {
      if (!isHidden || ownEntry<object | undefined>(screens[part], id) === undefined) continue;
      problems.add(
        pathOf('screens', part, id),
        fullDeclarationMessages.hiddenEntity({ entity: id }),
      );
    }
    for (const [index, name] of (ownEntry(screens.lists, id)?.columns ?? []).entries()) {
      const field = fieldOf(entity, name);
      if (field === undefined || !isHiddenInLists(field)) continue;
      problems.add(
        `${pathOf('screens', 'lists', id, 'columns')}[${index}]`,
        fullDeclarationMessages.hiddenInLists({
          field: name,
          place: at('fields', name, 'hidden'),
        }),
      );
    }
    for (const [name, of] of Object.entries(declared?.fields ?? {})) {
      const field = fieldOf(entity, name);
      if (field === undefined || of === undefined) continue;
      if (Object.keys(of).length === 0) reportEmpty(at('fields', name));
      for (const [key, message] of idle(entity, field, of)) {
        problems.add(at('fields', name, key), message);
      }
    }
  }
}

function isHiddenInLists({ hidden, hiddenIn }: Field): boolean {
  return hidden?.value === true || hiddenIn?.value?.includes('list') === true;
}

const ofScreens = ['group', 'width', 'help', 'format', 'input'] as const;
const ofForms = ['help', 'input'] as const;

/** Returns the keys of a field's declaration that change nothing, each with the problem. */
function idle(
  entity: Entity,
  field: Field,
  declared: FieldDeclaration,
): readonly (readonly [key: string, message: string])[] {
  const given = (keys: readonly (keyof FieldDeclaration)[]) =>
    keys.filter((key) => declared[key] !== undefined);
  if (Array.isArray(declared.hidden) && declared.hidden.length === 0) {
    return [['hidden', fullDeclarationMessages.hiddenNowhere]];
  }
  if (declared.hidden === true) {
    return given(ofScreens).map((key) => [
      key,
      fullDeclarationMessages.hiddenField({ field: field.name }),
    ]);
  }
  if (isHiddenInForm(declared)) {
    return given(['help', 'input', 'readOnly', 'editableBy', 'shown', 'dependsOn']).map((key) => [
      key,
      fullDeclarationMessages.hiddenInForms({ field: field.name }),
    ]);
  }
  if (readOnlyOf(entity, field).value !== 'always') return [];
  return given([...ofForms, 'editableBy']).map((key) => [
    key,
    fullDeclarationMessages.readOnlyField({ field: field.name, setting: 'readOnly: false' }),
  ]);
}
