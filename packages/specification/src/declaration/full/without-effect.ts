import { pathOf } from '../../key-path/index.ts';
import { type Entity, entityId, type Field, fieldOf } from '../../model/index.ts';
import { readOnlyOf } from '../../read-only/index.ts';
import type { Declaration, EntityDeclaration, FieldDeclaration } from '../declaration.ts';
import type { DeclarationProblem, ValidationContext } from '../problems.ts';
import { isHiddenInForm } from './presentation.ts';

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
  const report = (path: string, why: string) => problems.add(path, `This has no effect: ${why}`);
  const reportEmpty = (path: string) => {
    if (found.some((problem) => problem.path.startsWith(path))) return;
    report(path, 'it is empty. Fill it in or remove it.');
  };
  for (const entity of specification.entities) {
    const id = entityId(entity);
    const declared: EntityDeclaration | undefined = entities[id];
    const at = (...keys: readonly string[]) => pathOf('entities', id, ...keys);
    const isHidden = entity.hidden?.value === true;
    if (declared !== undefined && Object.keys(declared).length === 0) {
      reportEmpty(at());
    }
    if (declared?.group !== undefined && !entity.inNavigation) {
      report(at('group'), `navigation does not list ${id}. Remove the group.`);
    }
    for (const key of ['order', 'display'] as const) {
      const names = declared?.[key] ?? [];
      for (const [index, name] of names.entries()) {
        const first = names.indexOf(name);
        if (first === index) continue;
        const path = `${at(key)}[${index}]`;
        report(path, `${name} is already at ${key}[${first}]. Remove one of them.`);
      }
    }
    for (const part of ['lists', 'entities'] as const) {
      if (!isHidden || screens[part]?.[id] === undefined) continue;
      report(pathOf('screens', part, id), `${id} is hidden. Remove one of the two.`);
    }
    for (const [index, name] of (screens.lists?.[id]?.columns ?? []).entries()) {
      const field = fieldOf(entity, name);
      if (field === undefined || !isHiddenInLists(field)) continue;
      report(
        `${pathOf('screens', 'lists', id, 'columns')}[${index}]`,
        `lists leave ${name} out, as ${at('fields', name, 'hidden')} says. Remove one of the two.`,
      );
    }
    for (const [name, of] of Object.entries(declared?.fields ?? {})) {
      const field = fieldOf(entity, name);
      if (field === undefined || of === undefined) continue;
      if (Object.keys(of).length === 0) reportEmpty(at('fields', name));
      for (const [key, why] of idle(entity, field, of)) report(at('fields', name, key), why);
    }
  }
}

function isHiddenInLists({ hidden, hiddenIn }: Field): boolean {
  return hidden?.value === true || hiddenIn?.value?.includes('list') === true;
}

const ofScreens = ['group', 'width', 'help', 'format', 'input'] as const;
const ofForms = ['help', 'input'] as const;

/** Returns the keys of a field's declaration that change nothing, each with the reason. */
function idle(
  entity: Entity,
  field: Field,
  declared: FieldDeclaration,
): readonly (readonly [key: string, why: string])[] {
  const given = (keys: readonly (keyof FieldDeclaration)[]) =>
    keys.filter((key) => declared[key] !== undefined);
  if (Array.isArray(declared.hidden) && declared.hidden.length === 0) {
    return [['hidden', 'it names no kind of screen. Name one, or remove it.']];
  }
  if (declared.hidden === true) {
    return given(ofScreens).map((key) => [key, `${field.name} is hidden. Remove one of the two.`]);
  }
  if (isHiddenInForm(declared)) {
    return given(['help', 'input', 'readOnly', 'editableBy']).map((key) => [
      key,
      `forms leave ${field.name} out. Remove one of the two.`,
    ]);
  }
  if (readOnlyOf(entity, field).value !== 'always') return [];
  return given([...ofForms, 'editableBy']).map((key) => [
    key,
    `${field.name} is read-only. Remove it, or let people edit the field with readOnly: false.`,
  ]);
}
