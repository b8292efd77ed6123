import { pathOf } from '../key-path/index.ts';
import {
  type DueDate,
  type Entity,
  entityId,
  type Field,
  notShown,
  type ReadOnly,
  type StartValue,
} from '../model/index.ts';
import { dropUndefined } from '../phrases/index.ts';
import type { FieldDeclaration } from './declaration.ts';
import { declarationMessages } from './messages.ts';
import {
  declaredAt,
  declaredFacts,
  knownConditions,
  type ProblemList,
  textOfValue,
} from './problems.ts';

const moments = new Set(['date', 'timestamp', 'instant']);

/** Point 3: applies what is declared of a field. Other values are reported where the full declaration is checked. */
export function applyField(
  entity: Entity,
  field: Field,
  declared: FieldDeclaration | undefined,
  { roles, problems }: { readonly roles: ReadonlySet<string>; readonly problems: ProblemList },
): Field {
  if (declared === undefined) return field;
  const {
    hidden,
    format,
    readOnly,
    default: preset,
    input,
    editableBy,
    positionIn,
    shape,
    shown,
    dependsOn,
    file,
  } = declared;
  const at = (key: string) => pathOf('entities', entityId(entity), 'fields', field.name, key);
  const fact = <T>(key: keyof FieldDeclaration, value: T | null | undefined) =>
    value === undefined || value === null ? undefined : declaredAt(value, at(key));
  const known = (
    key: 'due' | 'readOnly' | 'shown',
    conditions: Readonly<Record<string, string | undefined>>,
  ) => knownConditions(entity, conditions, { problems, at: `${at(key)}.while` });

  const dueDate = (): DueDate | undefined => {
    const { due } = declared;
    if (due === undefined || due === false) return undefined;
    if (moments.has(field.kind)) return { while: known('due', due === true ? {} : due.while) };
    problems.add(at('due'), declarationMessages.notDue({ field: field.name }));
    return undefined;
  };
  const readOnlyWhen = (): ReadOnly | undefined => {
    if (readOnly === false) return 'never';
    return typeof readOnly === 'object' && readOnly !== null
      ? { while: known('readOnly', readOnly.while ?? {}) }
      : readOnly;
  };

  return {
    ...field,
    ...declaredFacts(declared, ['label', 'description', 'group', 'width', 'help'], at),
    ...dropUndefined<Partial<Field>>({
      due: fact('due', dueDate()),
      hidden: fact('hidden', typeof hidden === 'boolean' ? hidden : undefined) ?? notShown,
      hiddenIn: fact('hidden', Array.isArray(hidden) ? hidden : undefined),
      displayFormat: fact('format', format),
      readOnly: fact('readOnly', readOnlyWhen()),
      shown: fact('shown', shown && { while: known('shown', shown.while ?? {}) }),
      dependsOn: fact('dependsOn', dependsOn),
      startsWith: fact('default', startValue(preset)),
      ownInput: fact('input', input === undefined ? undefined : true),
      editableBy: fact(
        'editableBy',
        editableBy && problems.known(at('editableBy'), 'role', editableBy, roles),
      ),
      positionIn: fact(
        'positionIn',
        positionIn === undefined ? undefined : [positionIn || []].flat(),
      ),
      shape: fact(
        'shape',
        shape === 'checklist' ? { checklist: { text: 'text', done: 'done' } } : shape,
      ),
      file: fact('file', file),
    }),
  };
}

function startValue(preset: FieldDeclaration['default']): StartValue | undefined {
  if (preset === undefined || typeof preset === 'object') return preset;
  return { value: textOfValue(preset) };
}
