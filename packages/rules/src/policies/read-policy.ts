import { type Entity, findEntity, type Policy, type Specification } from '@ninefold/specification';
import {
  type ColumnType,
  type Expression,
  readExpression,
  undecidedMessages,
} from '../expressions/index.ts';
import { type Condition, conditionOf, unknownIn, leavesOf } from './condition.ts';
import { limitsIn } from './literals.ts';
import type { Found } from './names.ts';
import type { PolicyPerson } from './person.ts';
import { resolve } from './resolve.ts';

/** An expression of a policy, compiled for a person. */
export interface PolicyCondition extends Found {
  readonly condition: Condition;
}

export interface PolicyReader {
  readonly specification: Specification;
  readonly person: PolicyPerson;
}

type Part = 'using' | 'check';
const read = new WeakMap<PolicyPerson, Map<Policy, Map<Part, PolicyCondition>>>();

/** Whether the database keeps the text of a policy from the browser. */
export const isHidden = ({ name, using, check }: Policy) =>
  name === undefined && using === undefined && check === undefined;

/**
 * Returns an expression of a policy, compiled once for each person; undefined where there is none. Without a check, a
 * written row must fulfil what selects rows.
 */
export function readPolicy(
  { specification, person }: PolicyReader,
  policy: Policy,
  asked: Part,
): PolicyCondition | undefined {
  const part = asked === 'check' && policy.check === undefined ? 'using' : asked;
  const text = policy[part];
  const entity = findEntity(specification, policy.entity);
  if (text === undefined || entity === undefined) return undefined;
  const ofPerson = read.get(person) ?? new Map<Policy, Map<Part, PolicyCondition>>();
  read.set(person, ofPerson);
  const ofPolicy = ofPerson.get(policy) ?? new Map<Part, PolicyCondition>();
  ofPerson.set(policy, ofPolicy);
  const known = ofPolicy.get(part) ?? compileText({ specification, person }, entity, text);
  ofPolicy.set(part, known);
  return known;
}

/** Types are known by columns: these, whose names no column has, are for those of other tables and of functions. */
const enumsOf = ({ permissions: { policyEnums = [] } }: Specification) =>
  policyEnums.map((each): [string, ColumnType] => [`type ${each.type}`, each]);

function compileText(reader: PolicyReader, entity: Entity, text: string): PolicyCondition {
  const parsed = readExpression(text);
  if ('unread' in parsed) {
    const reason = undecidedMessages.form({ text: parsed.unread });
    const of = { is: 'unknown', reason, mayFail: true } as const;
    return {
      tables: new Set(),
      obstacles: new Set([reason]),
      condition: conditionOf(of, new Map()),
    };
  }
  return compile(reader, entity, parsed.expression, text);
}

/**
 * Compiles an expression of a policy, or a part of one.
 *
 * @param text The whole expression.
 */
export function compile(
  { specification, person }: PolicyReader,
  entity: Entity,
  expression: Expression,
  text: string,
): PolicyCondition {
  const found: Found = { tables: new Set(), obstacles: new Set() };
  const columns = new Map(entity.fields.map((field) => [field.name, field]));
  const resolved = resolve(expression, {
    specification,
    table: entity.name,
    columns,
    person,
    inner: new Map(),
    limits: limitsIn(text),
    found,
  });
  const condition = conditionOf(
    resolved,
    new Map<string, ColumnType>([...columns, ...enumsOf(specification)]),
  );
  // Postgres computes what is the same for all records before it evaluates any: it may fail at that.
  for (const { compiled, of } of leavesOf(condition)) {
    if (compiled.kind === 'undecided' && unknownIn(of) === undefined)
      found.obstacles.add(compiled.reason);
  }
  return { ...found, condition };
}
