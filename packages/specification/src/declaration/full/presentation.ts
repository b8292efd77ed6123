import { formatList } from '@ninefold/messages';
import { type FilterOperator, readFilter } from '../../grammar/index.ts';
import { pathOf } from '../../key-path/index.ts';
import {
  type Entity,
  type Field,
  type FieldFormat,
  type TextFormat,
  fieldOf,
  type FieldPlace,
  type FieldWidth,
  isGenerated,
  isRequired,
  type Specification,
  stateFieldOf,
} from '../../model/index.ts';
import type { ByName, FieldDeclaration } from '../declaration.ts';
import { type ProblemList, textOfValue } from '../problems.ts';
import { valuesIn } from './filters.ts';
import { fullDeclarationMessages } from './messages.ts';
import { parseValue } from '@ninefold/values';

interface FieldContext {
  readonly specification: Specification;
  readonly entity: Entity;
  readonly problems: ProblemList;
  /** The path of a key of the field's declaration. */
  readonly at: (key: string) => string;
}

const places: ReadonlySet<string> = new Set<FieldPlace>(['list', 'form', 'detail']);
const widths: ReadonlySet<string> = new Set<FieldWidth>(['narrow', 'normal', 'wide']);
const dateStyles: readonly string[] = ['short', 'medium', 'long', 'full'];
const numbers: readonly unknown[] = ['integer', 'decimal', 'float'];
const days: readonly unknown[] = ['date', 'timestamp', 'instant'];

/** Reports what is declared of a field's presentation and does not fit its type, or contradicts itself. */
export function checkPresentation(
  field: Field,
  declared: FieldDeclaration,
  place: FieldContext,
): void {
  const { problems, at } = place;
  const { hidden, group, width, format, readOnly, input, cell, shown } = declared;
  if (Array.isArray(hidden)) {
    problems.known(at('hidden'), 'screenKind', hidden.map(textOfValue), places);
  } else if (hidden !== undefined && typeof hidden !== 'boolean') {
    problems.add(
      at('hidden'),
      fullDeclarationMessages.hidden({ kinds: "['list', 'form', 'detail']" }),
    );
  }
  if (group?.trim() === '') {
    problems.add(at('group'), fullDeclarationMessages.emptyGroup);
  }
  if (input !== undefined && typeof input !== 'function') {
    problems.add(
      at('input'),
      fullDeclarationMessages.input({
        example: "async () => (await import('./inputs/colour.tsx')).input",
      }),
    );
  }
  if (cell !== undefined && typeof cell !== 'function') {
    problems.add(
      at('cell'),
      fullDeclarationMessages.input({
        example: "async () => (await import('./screens/level-cell.tsx')).cell",
      }),
    );
  }
  if (isHiddenInForm(declared) && isRequired(field) && declared.default === undefined) {
    problems.add(
      at('hidden'),
      fullDeclarationMessages.hiddenButRequired({ field: field.name }),
      field.source,
    );
  }
  if (width !== undefined && !widths.has(width)) {
    problems.unknown(at('width'), 'width', width, widths);
  }
  const formatProblem = format === undefined ? undefined : problemWithFormat(field, format);
  if (formatProblem !== undefined) problems.add(at('format'), formatProblem);
  checkReadOnly(field, readOnly, place);
  if (isObject(shown) && isObject(shown?.while))
    checkConditions('shown', shown?.while ?? {}, place);
  checkDefault(field, declared, place);
}

export function isHiddenInForm({ hidden }: FieldDeclaration): boolean {
  return hidden === true || (Array.isArray(hidden) && hidden.includes('form'));
}

const textFormats: readonly TextFormat[] = ['email', 'url', 'phone', 'color', 'markdown', 'image'];

function problemWithFormat(field: Field, format: FieldFormat): string | undefined {
  const { kind } = field;
  const [of, style] = isObject(format)
    ? ((Object.entries(format)[0] ?? []) as [string?, unknown?])
    : [format as string];
  if (of === 'dateStyle') {
    if (!days.includes(kind)) return fullDeclarationMessages.noDateStyle({ field: field.name });
    return dateStyles.some((each) => each === style)
      ? undefined
      : fullDeclarationMessages.dateStyles({ styles: formatList(dateStyles) });
  }
  if (textFormats.some((each) => each === of)) {
    return kind === 'text' ? undefined : fullDeclarationMessages.notText({ field: field.name });
  }
  if (!['year', 'percent', 'currency', 'unit'].includes(of ?? '')) {
    const names = ['year', 'percent', ...textFormats].map((name) => `'${name}'`).join(', ');
    return fullDeclarationMessages.format({ names });
  }
  if (of === 'year') {
    return (field.elementKind ?? kind) === 'integer' ? undefined : fullDeclarationMessages.year;
  }
  if (!numbers.includes(kind))
    return fullDeclarationMessages.notNumber({ field: field.name, format: of ?? '' });
  if (of !== 'currency' && of !== 'unit') return undefined;
  try {
    (1).toLocaleString('en', { style: of, [of]: style });
    return undefined;
  } catch {
    return of === 'currency'
      ? fullDeclarationMessages.currency({ code: textOfValue(style) })
      : fullDeclarationMessages.unit({ code: textOfValue(style) });
  }
}

function checkReadOnly(
  field: Field,
  readOnly: FieldDeclaration['readOnly'],
  place: FieldContext,
): void {
  const { problems, at } = place;
  if (readOnly === undefined) return;
  if (
    typeof readOnly === 'object'
      ? !isObject(readOnly) || !isObject(readOnly.while)
      : !known.includes(readOnly)
  ) {
    problems.add(
      at('readOnly'),
      fullDeclarationMessages.readOnly({
        values: "'always', 'edit', false",
        condition: '{ while: { … } }',
      }),
    );
  } else if (typeof readOnly === 'object') {
    checkConditions('readOnly', readOnly.while, place);
  } else if (readOnly === false && isGenerated(field)) {
    problems.add(
      at('readOnly'),
      fullDeclarationMessages.readOnlyIdle({ field: field.name }),
      field.source,
    );
  } else if (readOnly === 'always' && isRequired(field)) {
    problems.add(
      at('readOnly'),
      fullDeclarationMessages.readOnlyButRequired({ field: field.name, value: "'edit'" }),
      field.source,
    );
  }
}

const known: readonly unknown[] = ['always', 'edit', false];

/** Conditions that a form can decide from its record. */
const decidable = new Set<FilterOperator>(['eq', 'neq', 'in', 'empty', 'notEmpty']);

function checkConditions(
  key: 'readOnly' | 'shown',
  conditions: ByName<string>,
  context: FieldContext,
): void {
  const { entity, problems, at } = context;
  for (const [name, declared] of Object.entries(conditions)) {
    // A field that does not exist is reported where the condition is applied.
    if (fieldOf(entity, name) === undefined) continue;
    const place = `${at(key)}.while${pathOf('x', name).slice(1)}`;
    const condition = textOfValue(declared);
    const filter = readFilter(name, condition);
    // So is one that is not in the grammar.
    if (filter === undefined) continue;
    if (!decidable.has(filter.operator)) {
      problems.add(place, fullDeclarationMessages.undecidable({ condition }));
      continue;
    }
    const states = statesOf(context, name);
    if (states !== undefined) problems.known(place, 'value', valuesIn(name, condition), states);
  }
}

function checkDefault(
  field: Field,
  { default: preset, readOnly }: FieldDeclaration,
  context: FieldContext,
): void {
  const { problems, at } = context;
  if (preset === undefined) return;
  const place = at('default');
  if (preset === null) {
    problems.add(place, fullDeclarationMessages.emptyDefault);
    return;
  }
  if (readOnly === 'always' || isGenerated(field)) {
    problems.add(
      place,
      fullDeclarationMessages.readOnlyDefault({ field: field.name, value: "'edit'" }),
    );
    return;
  }
  if (typeof preset !== 'object') {
    const text = String(preset);
    const states = statesOf(context, field.name);
    if (states !== undefined && !states.includes(text)) {
      problems.unknown(place, 'state', text, states);
      return;
    }
    const { problem } = parseValue(text, field);
    if (problem !== undefined) {
      problems.add(
        place,
        fullDeclarationMessages.unfitDefault({ value: text, field: field.name, problem }),
      );
    }
    return;
  }
  const fits: Readonly<Record<string, readonly unknown[]>> = {
    now: ['timestamp', 'instant', 'time'],
    today: days,
    me: ['uuid', 'text'],
  };
  // Files that are not typed can hold anything here.
  const token: unknown = preset.token;
  const kinds = typeof token === 'string' && Object.hasOwn(fits, token) ? fits[token] : undefined;
  if (kinds === undefined) {
    problems.unknown(`${place}.token`, 'token', textOfValue(token), Object.keys(fits));
  } else if (!kinds.includes(field.kind)) {
    problems.add(
      place,
      fullDeclarationMessages.unfitToken({
        token: preset.token,
        field: field.name,
        type: field.type,
      }),
    );
  }
}

/** Returns the values of a closed list. */
function statesOf({ specification, entity }: FieldContext, field: string) {
  return stateFieldOf(specification, entity, field)?.states.map(({ value }) => value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
