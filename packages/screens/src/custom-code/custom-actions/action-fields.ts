import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { formFields } from '../../descriptors/index.ts';
import type { Screen } from '../../screen-context/index.ts';
import type { ActionParts } from './define-action.ts';

/** Returns whether what an action asks is there: where a part is undefined, what it says is still being read. */
export function isAskKnown(parts: ActionParts): boolean {
  return (['confirm', 'fields'] as const).every(
    (part) => !(part in parts) || parts[part] !== undefined,
  );
}

/** The fields that an action asks for, as the dialog of a transition asks for them. */
export function actionFields(
  { loaded, roles }: Pick<Screen, 'loaded' | 'roles'>,
  entity: Entity,
  { fields: names = [] }: ActionParts,
): readonly FieldDescriptor[] {
  const fields = formFields(loaded.specification, entity, { mode: 'move', roles });
  return names.map((name) => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined)
      throw new Error(`The action asks for ${entity.name}.${name}, which nobody can enter.`);
    return { ...field, readOnly: false, hasDefault: false };
  });
}
