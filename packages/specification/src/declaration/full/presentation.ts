import { boundsProblem } from '../../bounds/index.ts';
import { pathOf } from '../../key-path/index.ts';
import {
  type Entity,
  entityId,
  type Field,
  type FieldFormat,
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
const dateStyles: readonly unknown[] = ['short', 'medium', 'long', 'full'];
const numbers: readonly unknown[] = ['integer', 'decimal', 'float'];
const days: readonly unknown[] = ['date', 'timestamp', 'instant'];

/** Reports what is declared of a field's presentation and does not fit its type, or contradicts itself. */
export function checkPresentation(
  field: Field,
  declared: FieldDeclaration,
  place: FieldContext,
): void {
  const { problems, at } = place;
  const { hidden, group, width, format, readOnly, input } = declared;
  if (Array.isArray(hidden)) {
    problems.known(at('hidden'), 'kind of screen', hidden.map(textOfValue), places);
  } else if (hidden !== undefined && typeof hidden !== 'boolean') {
    problems.add(at('hidden'), "Write true, or the kinds of screen: ['list', 'form', 'detail'].");
  }
  if (group?.trim() === '') {
    problems.add(at('group'), 'A group has no name. Write the heading that people read.');
  }
  if (input !== undefined && typeof input !== 'function') {
    problems.add(
      at('input'),
      "Write a function that loads the input: async () => (await import('./inputs/colour.tsx')).input.",
    );
  }
  if (isHiddenInForm(declared) && isRequired(field) && declared.default === undefined) {
    problems.add(
      at('hidden'),
      `${field.name} is required in a new record, so forms can't leave it out. Declare a default here or in the database.`,
      field.source,
    );
  }
  if (width !== undefined && !widths.has(width)) {
    problems.unknown(at('width'), 'width', width, widths);
  }
  const formatProblem = format === undefined ? undefined : problemWithFormat(field, format);
  if (formatProblem !== undefined) problems.add(at('format'), formatProblem);
  checkReadOnly(field, readOnly, place);
  checkDefault(field, declared, place);
}

export function isHiddenInForm({ hidden }: FieldDeclaration): boolean {
  return hidden === true || (Array.isArray(hidden) && hidden.includes('form'));
}

function problemWithFormat(field: Field, format: FieldFormat): string | undefined {
  const { kind } = field;
  const [of, style] = isObject(format)
    ? ((Object.entries(format)[0] ?? []) as [string?, unknown?])
    : [format as string];
  if (of === 'dateStyle') {
    if (!days.includes(kind))
      return `${field.name} is not a date, so it has no date style. Remove the format.`;
    return dateStyles.includes(style)
      ? undefined
      : 'The date styles are short, medium, long and full.';
  }
  if (!['year', 'percent', 'currency', 'unit'].includes(of ?? '')) {
    return "Write 'year', 'percent', or an object with currency, unit or dateStyle.";
  }
  if (of === 'year') {
    return (field.elementKind ?? kind) === 'integer' ? undefined : 'A year is a whole number.';
  }
  if (!numbers.includes(kind))
    return `${field.name} is not a number, so it has no ${of}. Remove the format.`;
  if (of !== 'currency' && of !== 'unit') return undefined;
  try {
    (1).toLocaleString('en', { style: of, [of]: style });
    return undefined;
  } catch {
    return of === 'currency'
      ? `"${textOfValue(style)}" is not the code of a currency, such as EUR.`
      : `"${textOfValue(style)}" is not a unit of Intl.NumberFormat, such as kilometer or hour.`;
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
    problems.add(at('readOnly'), "Write 'always', 'edit', false, or { while: { … } }.");
  } else if (typeof readOnly === 'object') {
    checkConditions(readOnly.while, place);
  } else if (readOnly === false && isGenerated(field)) {
    problems.add(
      at('readOnly'),
      `The database sets ${field.name} and accepts no value for it. Remove readOnly.`,
      field.source,
    );
  } else if (readOnly === 'always' && isRequired(field)) {
    problems.add(
      at('readOnly'),
      `${field.name} is required in a new record, so it can't be read-only there. Write 'edit', which lets people enter it once.`,
      field.source,
    );
  }
}

const known: readonly unknown[] = ['always', 'edit', false];

/** Conditions that a form can decide from its record. */
const decidable = /^(?:(?:eq|neq)\..+|in\.\(.+\)|(?:not\.)?is\.null)$/s;

function checkConditions(conditions: ByName<string>, context: FieldContext): void {
  const { entity, problems, at } = context;
  for (const [name, declared] of Object.entries(conditions)) {
    // A field that does not exist is reported where the condition is applied.
    if (fieldOf(entity, name) === undefined) continue;
    const place = `${at('readOnly')}.while${pathOf('x', name).slice(1)}`;
    const condition = textOfValue(declared);
    if (!decidable.test(condition)) {
      problems.add(
        place,
        `"${condition}" can't be decided in a form. Write eq., neq., in.(…), is.null or not.is.null.`,
      );
      continue;
    }
    const states = statesOf(context, name);
    if (states !== undefined) problems.known(place, 'value', valuesIn(condition), states);
  }
}

function checkDefault(
  field: Field,
  { default: preset, readOnly }: FieldDeclaration,
  context: FieldContext,
): void {
  const { specification, entity, problems, at } = context;
  if (preset === undefined) return;
  const place = at('default');
  if (preset === null) {
    problems.add(place, 'A new record starts empty without a default. Leave it out.');
    return;
  }
  if (readOnly === 'always' || isGenerated(field)) {
    problems.add(
      place,
      `${field.name} is read-only, so it can't start with a value. Remove the default, or set readOnly to 'edit'.`,
    );
    return;
  }
  if (typeof preset !== 'object') {
    const text = String(preset);
    const states = statesOf(context, field.name);
    if (states !== undefined && !states.includes(text)) {
      problems.unknown(place, `state of ${entityId(entity)}.${field.name}`, text, states);
      return;
    }
    const { problem, value } = parseValue(text, field);
    const why =
      problem ??
      (typeof value === 'string' ? boundsProblem(specification, entity, field, value) : undefined);
    if (why !== undefined) problems.add(place, `"${text}" does not fit ${field.name}: ${why}`);
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
    problems.add(place, `"${preset.token}" does not fit ${field.name}, which is ${field.type}.`);
  }
}

/** Returns the values of a closed list. */
function statesOf({ specification, entity }: FieldContext, field: string) {
  return stateFieldOf(specification, entity, field)?.states.map(({ value }) => value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
