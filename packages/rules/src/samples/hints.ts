import {
  type Entity,
  type Field,
  rulesOf,
  type Specification,
  stateFieldOf,
} from '@ninefold/specification';
import { boundsOfRule } from '@ninefold/specification/bounds';
import {
  type ColumnType,
  compileValue,
  conditionOfCheck,
  type Expression,
  partsOf,
  readExpression,
} from '../expressions/index.ts';
import type { Wanted } from './values/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the CHECKs of a table say about the values of a field. */
export interface Hints extends Wanted {
  /** Values that the conditions name. */
  readonly literals: readonly string[];
  /** Compute the value from the other fields of a record: those of `total = net + tax`, and of `ends_on > starts_on`. */
  readonly computed: readonly ((record: Values) => string | null | undefined)[];
}

/** Reads them for each field by its name. */
export function hintsOf(specification: Specification, entity: Entity): ReadonlyMap<string, Hints> {
  const columns = new Map<string, ColumnType>(entity.fields.map((field) => [field.name, field]));
  const rules = rulesOf(specification, entity).filter(({ enforced }) => enforced !== false);
  const trees = rules.flatMap(({ kind, fields, sql }) => {
    if (sql === undefined || (kind !== 'check' && kind !== 'one of')) return [];
    const read = readExpression(conditionOfCheck(sql) ?? '');
    return 'unread' in read ? [] : [{ fields, tree: read.expression }];
  });
  return new Map(
    entity.fields.map((field) => {
      const own = trees.filter(({ fields }) => fields.includes(field.name));
      const parts = own.flatMap(({ tree }) => [...allParts(tree)]);
      const bounds = rules.flatMap((rule) => {
        const isOwn = rule.fields.length === 1 && rule.fields[0] === field.name;
        return (isOwn && (rule.bounds ?? boundsOfRule(rule, field))) || [];
      });
      return [
        field.name,
        {
          bounds,
          patterns: own.flatMap(({ tree }) =>
            conjuncts(tree).flatMap((part) => patternIn(part, field) ?? []),
          ),
          values: stateFieldOf(specification, entity, field.name)?.states.map(({ value }) => value),
          literals: literalsIn(parts, field),
          computed: parts.flatMap((part) => computedIn(part, field, columns) ?? []),
        },
      ] as const;
    }),
  );
}

function* allParts(tree: Expression): Generator<Expression> {
  yield tree;
  for (const part of partsOf(tree)) yield* allParts(part);
}

function conjuncts(tree: Expression): readonly Expression[] {
  if (tree.is === 'AND' || tree.is === 'OR') return tree.parts.flatMap(conjuncts);
  return [tree];
}

function isField(part: Expression, { name }: Field): boolean {
  if (part.is === 'cast' || part.is === 'collate') return isField(part.of, { name } as Field);
  return part.is === 'column' && (part.name === name || part.name === 'VALUE');
}

function textIn(part: Expression): string | undefined {
  if (part.is === 'cast' || part.is === 'collate') return textIn(part.of);
  return part.is === 'text' ? part.text : undefined;
}

function patternIn(part: Expression, field: Field): string | undefined {
  if (part.is !== 'operator' || part.left === undefined || !isField(part.left, field))
    return undefined;
  const text = textIn(part.right);
  if (text === undefined) return undefined;
  if (part.operator === '~' || part.operator === '~*') return text;
  if (part.operator !== '~~' && part.operator !== '~~*') return undefined;
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `^${escaped.replaceAll('%', '.+').replaceAll('_', '.')}$`;
}

/** Only those that are values of the field: a CHECK of several fields names those of others too. */
function literalsIn(parts: readonly Expression[], field: Field): readonly string[] {
  const compared = parts.filter(
    (part) => part.is !== 'cast' && partsOf(part).some((each) => isField(each, field)),
  );
  const found = compared
    .flatMap((part) => [...allParts(part)])
    .flatMap((part) => {
      if (part.is === 'boolean') return ['true', 'false'];
      if (part.is === 'number') return [part.text, ...neighbours(part.text)];
      return part.is === 'text' ? [part.text, ...neighbours(part.text)] : [];
    });
  if (field.kind === 'json') found.push('{}', '[]', 'true', '1', '"sample"');
  return [...new Set(found)].filter((text) => isValue(text, field));
}

function neighbours(text: string): readonly string[] {
  return /^-?\d{1,9}$/.test(text) ? [String(Number(text) + 1), String(Number(text) - 1)] : [];
}

function isValue(text: string, { kind, values }: Field): boolean {
  switch (kind) {
    case 'text':
      return values?.includes(text) ?? true;
    case 'enum':
      return values?.includes(text) === true;
    case 'integer':
      return /^-?\d+$/.test(text);
    case 'decimal':
    case 'float':
      return /^-?\d+(?:\.\d+)?$/.test(text);
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'date':
    case 'timestamp':
    case 'instant':
      return /^\d{4}-\d\d-\d\d/.test(text);
    case 'json':
      return isJson(text);
    case 'array':
      return text.startsWith('{');
    default:
      return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const comparing: ReadonlySet<string> = new Set(['=', '<', '<=', '>', '>=']);

function computedIn(
  part: Expression,
  field: Field,
  columns: ReadonlyMap<string, ColumnType>,
): Hints['computed'][number] | undefined {
  if (part.is !== 'operator' || part.left === undefined || !comparing.has(part.operator)) {
    return undefined;
  }
  const other = isField(part.left, field)
    ? part.right
    : isField(part.right, field)
      ? part.left
      : undefined;
  return other === undefined ? undefined : compileValue(other, columns, field);
}
