import type { Field, ShapeMember, ShapeMemberKind } from '../../model/specification.ts';
import type { FieldDeclaration } from '../declaration.ts';
import { pathOf, type ProblemList } from '../problems.ts';

const kinds: ReadonlySet<string> = new Set<ShapeMemberKind>([
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'time',
]);

/** Says what of a declared shape fits no JSON column, or is no shape. */
export function checkShape(
  problems: ProblemList,
  { name, kind, type }: Field,
  shape: NonNullable<FieldDeclaration['shape']>,
  at: string,
): void {
  if (kind !== 'json') {
    problems.add(at, `${name} is ${type}. Only json and jsonb columns have a shape.`);
    return;
  }
  if (shape === 'checklist') return;
  const parts: readonly unknown[] = isObject(shape) ? [shape['checklist'], shape['table']] : [];
  const [part, ...others] = parts.filter((each) => each !== undefined);
  if (!isObject(part) || others.length > 0) {
    problems.add(at, 'Write “checklist”, or an object with either checklist or table.');
  } else if (shape.checklist !== undefined) {
    checkChecklist(problems, part, `${at}.checklist`);
  } else {
    checkMembers(problems, part, `${at}.table`);
  }
}

type Declared = Readonly<Record<string, unknown>>;

function checkChecklist(problems: ProblemList, { text, done }: Declared, at: string): void {
  if (isName(text) && isName(done) && text !== done) return;
  problems.add(at, 'Name two members: text for what is to be done, and done for whether it is.');
}

function checkMembers(problems: ProblemList, members: Declared, at: string): void {
  if (Object.keys(members).length === 0) problems.add(at, 'Name at least one member.');
  for (const [name, member] of Object.entries(members)) {
    const place = at + pathOf('x', name).slice(1);
    if (isObject(member)) checkMember(problems, member, place);
    else problems.add(place, 'This must be an object, such as { label: "Day" }.');
  }
}

const keys: ReadonlySet<string> = new Set<keyof ShapeMember>([
  'label',
  'kind',
  'values',
  'required',
]);

function checkMember(problems: ProblemList, member: Declared, at: string): void {
  for (const key of Object.keys(member)) {
    if (!keys.has(key)) problems.unknown(`${at}.${key}`, 'key', key, keys);
  }
  const { kind = 'text', values } = member;
  if (typeof kind !== 'string' || !kinds.has(kind)) {
    problems.add(`${at}.kind`, `This must be one of ${[...kinds].join(', ')}.`);
  } else if (values !== undefined && kind !== 'text') {
    problems.add(
      `${at}.values`,
      `Only text members have values to choose from. This one is ${kind}.`,
    );
  } else if (values !== undefined && !isObject(values)) {
    problems.add(`${at}.values`, 'This must be an object: values with their labels.');
  }
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isObject(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
