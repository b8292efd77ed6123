import { formatList } from '@ninefold/messages';
import { pathOf } from '../../key-path/index.ts';
import type { Field, ShapeMember, ShapeMemberKind } from '../../model/index.ts';
import type { FieldDeclaration } from '../declaration.ts';
import type { ProblemList } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

const kinds: ReadonlySet<string> = new Set<ShapeMemberKind>([
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'time',
]);

/** Reports a declared shape that its column can't have, or that is not a shape. */
export function checkShape(
  problems: ProblemList,
  { name, kind, type }: Field,
  shape: NonNullable<FieldDeclaration['shape']>,
  at: string,
): void {
  if (kind !== 'json') {
    problems.add(at, fullDeclarationMessages.notJson({ field: name, type }));
    return;
  }
  if (shape === 'checklist') return;
  const parts: readonly unknown[] = isObject(shape) ? [shape['checklist'], shape['table']] : [];
  const [part, ...others] = parts.filter((each) => each !== undefined);
  if (!isObject(part) || others.length > 0) {
    problems.add(at, fullDeclarationMessages.shape);
  } else if (shape.checklist !== undefined) {
    checkChecklist(problems, part, `${at}.checklist`);
  } else {
    checkMembers(problems, part, `${at}.table`);
  }
}

type Declared = Readonly<Record<string, unknown>>;

function checkChecklist(problems: ProblemList, { text, done }: Declared, at: string): void {
  if (isName(text) && isName(done) && text !== done) return;
  problems.add(at, fullDeclarationMessages.checklistMembers);
}

function checkMembers(problems: ProblemList, members: Declared, at: string): void {
  if (Object.keys(members).length === 0) problems.add(at, fullDeclarationMessages.noMembers);
  for (const [name, member] of Object.entries(members)) {
    const place = at + pathOf('x', name).slice(1);
    if (isObject(member)) checkMember(problems, member, place);
    else problems.add(place, fullDeclarationMessages.memberObject({ example: '{ label: "Day" }' }));
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
    problems.add(
      `${at}.kind`,
      fullDeclarationMessages.memberKind({ kinds: formatList([...kinds], 'or') }),
    );
  } else if (values !== undefined && kind !== 'text') {
    problems.add(`${at}.values`, fullDeclarationMessages.memberValues({ kind }));
  } else if (values !== undefined && !isObject(values)) {
    problems.add(`${at}.values`, fullDeclarationMessages.memberLabels);
  }
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isObject(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
