import { fulfils } from '@ninefold/rules/conditions';
import { isLeftOut, onField } from '@ninefold/rules/permissions';
import {
  type Entity,
  type Field,
  referenceShownAt,
  type Specification,
  visibleFields,
} from '@ninefold/specification';
import type { FieldCondition, FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { fieldDescriptor } from './field-descriptor.ts';

export interface FormOptions {
  /** `move` is the dialog of a transition, which asks for fields that forms may leave out. */
  readonly mode: 'create' | 'change' | 'move';
  /** The roles of the person: the product's and the database's. */
  readonly roles: readonly string[];
  /** The saved record; undefined for a new one. */
  readonly row?: RecordRow | undefined;
}

/**
 * The fields of a form. A field that the person can't write is read-only. A new record's form has it only if the
 * database computes it from the others.
 */
export function formFields(
  specification: Specification,
  entity: Entity,
  options: FormOptions,
): readonly FieldDescriptor[] {
  const { mode, roles, row } = options;
  const asked = { specification, person: { roles } };
  return visibleFields(entity, mode === 'move' ? undefined : 'form').flatMap((field) => {
    const permission = onField(asked, actions[mode], entity, field)(row);
    const isWritten = mode === 'create' && field.generated !== 'stored';
    const seen = isWritten ? permission : onField(asked, 'select', entity, field)();
    if (isLeftOut(seen)) return [];
    const descriptor = fieldDescriptor(specification, entity, field);
    return [
      {
        ...descriptor,
        description: field.help?.value ?? descriptor.description,
        reference: descriptor.reference && {
          ...descriptor.reference,
          dependsOn: limitingFields(entity, field),
        },
        condition: mode === 'move' ? undefined : conditionOf(entity, field),
        readOnly: permission.answer === 'no',
      },
    ];
  });
}

const actions = { create: 'insert', change: 'update', move: 'transition' } as const;

/**
 * Returns the fields that limit which records a field may refer to: the columns of its composite key that
 * other references have too, and the one that the team declares.
 */
function limitingFields(entity: Entity, { name, dependsOn }: Field): readonly string[] {
  const reference = referenceShownAt(entity, name);
  const others = entity.references.filter((each) => each !== reference);
  const shared = reference?.fields.filter(
    (each) => each !== name && others.some(({ fields }) => fields.includes(each)),
  );
  return [...(shared ?? []), ...(dependsOn?.value === undefined ? [] : [dependsOn.value])];
}

/** Returns when a form asks for a field; undefined where always. */
function conditionOf(entity: Entity, { shown }: Field): FieldCondition | undefined {
  const conditions = shown?.value?.while;
  if (conditions === undefined) return undefined;
  const check = fulfils(entity, conditions);
  return {
    fields: Object.keys(conditions),
    // What only the database can decide hides nothing.
    holds: (values) => check({ values }) !== false,
  };
}
