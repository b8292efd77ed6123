import type { Entity, Field, ReadOnly, StartValue } from '../model/index.ts';
import { declaredAt, knownConditions, type ProblemList, textOfValue } from './problems.ts';
import type { FieldDeclaration } from './declaration.ts';

interface FieldContext {
  readonly problems: ProblemList;
  /** The path of a key of the field's declaration. */
  readonly at: (key: string) => string;
}

/** Returns the declared format, read-only state, default and input of a field. */
export function presentationOf(
  entity: Entity,
  field: Field,
  declared: FieldDeclaration,
  { problems, at }: FieldContext,
): Partial<Field> {
  const { format, readOnly, default: preset, input } = declared;
  return {
    ...(format !== undefined && { displayFormat: declaredAt(format, at('format')) }),
    ...(readOnly !== undefined &&
      readOnly !== null && {
        readOnly: declaredAt(
          readOnlyWhile(entity, readOnly, { problems, at: at('readOnly') }),
          at('readOnly'),
        ),
      }),
    ...(preset !== undefined &&
      preset !== null && { startsWith: declaredAt(startValue(preset), at('default')) }),
    ...(input !== undefined && { ownInput: declaredAt(true, at('input')) }),
  };
}

function readOnlyWhile(
  entity: Entity,
  declared: NonNullable<FieldDeclaration['readOnly']>,
  { problems, at }: { readonly problems: ProblemList; readonly at: string },
): ReadOnly {
  if (declared === false) return 'never';
  if (typeof declared === 'string') return declared;
  return { while: knownConditions(entity, declared.while ?? {}, { problems, at: `${at}.while` }) };
}

function startValue(declared: NonNullable<FieldDeclaration['default']>): StartValue {
  return typeof declared === 'object' ? declared : { value: textOfValue(declared) };
}
