import {
  type ColumnType,
  type Compiled,
  compileTree,
  type Context,
  type Expression,
  partsOf,
  type Undecided,
} from '../expressions/index.ts';

/** A condition of which each part is compiled, up to where AND and OR no longer join them. */
export type Condition =
  | { readonly is: 'AND' | 'OR'; readonly parts: readonly Condition[] }
  | { readonly is: 'part'; readonly compiled: Compiled | Undecided; readonly of: Expression };

export interface Judgement {
  /** `null`: FALSE or NULL; `undefined`: only the database can tell. */
  readonly value: boolean | null | undefined;
  /** Why it is not known, or may fail. */
  readonly reason: string | undefined;
  /** The database may answer with an error before it decides. */
  readonly mayFail: boolean;
}

export function conditionOf(
  expression: Expression,
  columns: ReadonlyMap<string, ColumnType>,
): Condition {
  return expression.is === 'AND' || expression.is === 'OR'
    ? { is: expression.is, parts: expression.parts.map((part) => conditionOf(part, columns)) }
    : { is: 'part', compiled: compileTree(expression, columns), of: expression };
}

/** Returns the parts that no AND or OR joins. */
export function leavesOf(condition: Condition): readonly Extract<Condition, { is: 'part' }>[] {
  return condition.is === 'part' ? [condition] : condition.parts.flatMap(leavesOf);
}

export function judge(
  condition: Condition,
  record: Readonly<Record<string, unknown>>,
  context: Context,
): Judgement {
  if (condition.is === 'part') return judgePart(condition, record, context);
  const decisive = condition.is === 'OR';
  let result: Judgement = { value: !decisive, reason: undefined, mayFail: false };
  for (const part of condition.parts) {
    const { value, reason, mayFail } = judge(part, record, context);
    const rest = { reason: result.reason ?? reason, mayFail: result.mayFail || mayFail };
    // What decides ends it, so that what comes after can't fail. NULL doesn't.
    if (value === decisive) return { value, ...rest };
    result = { value: combined(result.value, value, decisive), ...rest };
  }
  return result;
}

/** Of AND, NULL stays what it is whatever else is unknown: not true. Of OR, the unknown may be true. */
function combined(
  one: Judgement['value'],
  other: Judgement['value'],
  isOr: boolean,
): Judgement['value'] {
  const [first, second] = isOr ? [undefined, null] : [null, undefined];
  if (one === first || other === first) return first;
  return one === second || other === second ? second : other;
}

function judgePart(
  { compiled, of }: Extract<Condition, { is: 'part' }>,
  record: Readonly<Record<string, unknown>>,
  context: Context,
): Judgement {
  if (compiled.kind === 'undecided') {
    return { value: undefined, reason: compiled.reason, mayFail: true };
  }
  const verdict = compiled.evaluate(record, context);
  return typeof verdict === 'object' && verdict !== null
    ? { value: undefined, reason: verdict.undecided, mayFail: !neverFails(of) }
    : { value: verdict, reason: undefined, mayFail: false };
}

const forms = [
  'column',
  'text',
  'number',
  'boolean',
  'null',
  'AND',
  'OR',
  'NOT',
  'test',
  'distinct',
];

/** Whether Postgres evaluates an expression without an error, whatever the values. */
function neverFails(expression: Expression): boolean {
  const isComparison =
    expression.is === 'operator' && /^(?:=|<>|<=?|>=?)$/.test(expression.operator);
  const isLiteral = expression.is === 'cast' && ['text', 'null'].includes(expression.of.is);
  const isKnown = forms.includes(expression.is) || isComparison || isLiteral;
  const isHarmless = expression.is === 'unknown' ? !expression.mayFail : isKnown;
  return isHarmless && partsOf(expression).every(neverFails);
}

/** Returns why only the database knows a part of an expression; undefined where all is known. */
export function unknownIn(expression: Expression): string | undefined {
  if (expression.is === 'unknown') return expression.reason;
  for (const part of partsOf(expression)) {
    const reason = unknownIn(part);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
