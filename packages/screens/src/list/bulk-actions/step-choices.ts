import type { RecordValues } from '@ninefold/data/records';
import type { ReadRecord } from '@ninefold/data/records/bulk';
import { formatList } from '@ninefold/messages';
import { undoOf } from '@ninefold/records/many';
import type { Asked } from '@ninefold/rules/permissions';
import { decidingFields } from '@ninefold/rules/records';
import { type AvailableTransition, availableTransitions } from '@ninefold/rules/transitions';
import {
  type Entity,
  entityId,
  fieldLabel,
  inSentence,
  type Specification,
  type StateField,
} from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { isReversible, refusalOf } from '../../descriptors/index.ts';
import type { JudgedTask } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';

/** A transition that some of the records can take. */
export interface StepChoice {
  /** Name of the field that holds the state. */
  readonly field: string;
  readonly to: AvailableTransition['to'];
  readonly label: string;
  readonly able: readonly ReadRecord[];
  /** Records whose values the database would refuse with the new state, each with its reason. */
  readonly refused: ReadonlyMap<ReadRecord, string>;
  /** Records that can't take it, by state. */
  readonly unable: ReadonlyMap<string, number>;
  /** Names of the fields that some of them need a value of. */
  readonly missing: readonly string[];
}

/** The fields of an entity that hold a state with declared transitions. */
export function stateFields({ states }: Specification, entity: Entity): readonly StateField[] {
  const id = entityId(entity);
  return states.filter((state) => state.entity === id && state.transitions.value !== undefined);
}

/** Returns the names of all fields that decide which transitions a record can take. */
export function fieldsToRead(asked: Asked, entity: Entity): readonly string[] {
  const states = stateFields(asked.specification, entity);
  return decidingFields(asked, entity, fieldsOfSteps(states));
}

/** Returns the names of the fields that transitions write. */
function fieldsOfSteps(states: readonly StateField[]): readonly string[] {
  const names = states.flatMap(({ field, transitions }) => [
    field,
    ...(transitions.value ?? []).flatMap(({ needs }) => needs?.value ?? []),
  ]);
  return [...new Set(names)];
}

/** Decides which transitions a person can take. */
export interface StepContext {
  readonly asked: Asked;
  readonly entity: Entity;
  /** The fields that a transition may ask for. */
  readonly fields: readonly FieldDescriptor[];
}

/** Returns the transitions that at least one of the records can take, in the order of the declaration. */
export function stepChoices(
  context: StepContext,
  records: readonly ReadRecord[],
): readonly StepChoice[] {
  const { asked, entity } = context;
  const taken = records.map((record) => ({
    record,
    steps: availableTransitions(asked, entity, record.values),
  }));
  const found = new Map<string, AvailableTransition>();
  for (const step of taken.flatMap(({ steps }) => steps)) {
    found.set(JSON.stringify([step.field, step.to.value]), step);
  }
  return [...found.values()].flatMap(({ field, to }) => {
    const able: ReadRecord[] = [];
    const refused = new Map<ReadRecord, string>();
    const ways: AvailableTransition[] = [];
    const unable = new Map<string, number>();
    for (const { record, steps } of taken) {
      const step = steps.find((each) => each.field === field && each.to.value === to.value);
      if (step?.allowed === true && !isUnmet(context, step)) {
        const unknown = Object.fromEntries(step.missing.map((name) => [name, undefined]));
        const sent = { ...unknown, [field]: to.value };
        const refusal = refusalOf(asked, entity, record, sent);
        ways.push(step);
        if (refusal === undefined) able.push(record);
        else refused.set(record, refusal);
        continue;
      }
      const from = textOf(record.values[field]);
      unable.set(from, (unable.get(from) ?? 0) + 1);
    }
    if (ways.length === 0) return [];
    const missing = [...new Set(ways.flatMap((step) => step.missing))];
    return [{ field, to, label: labelOf(ways), able, refused, unable, missing }];
  });
}

/** Steps to one state may have several names, "Plan" and "Plan again": then the state names them. */
function labelOf(steps: readonly AvailableTransition[]): string {
  const [first] = steps;
  const isSame = steps.every(({ label }) => label === first?.label);
  return isSame ? (first?.label ?? '') : (first?.to.label.value ?? first?.to.value ?? '');
}

function transitionOf(
  { asked, entity }: StepContext,
  { values }: Pick<ReadRecord, 'values'>,
  { field, to }: Pick<StepChoice, 'field' | 'to'>,
): AvailableTransition | undefined {
  return availableTransitions(asked, entity, values).find(
    (each) => each.field === field && each.to.value === to.value && each.allowed,
  );
}

/** Returns whether a required field is empty that people can't enter. */
function isUnmet({ fields }: StepContext, { missing }: AvailableTransition): boolean {
  return missing.some((name) => fields.find((each) => each.name === name)?.readOnly !== false);
}

/** Returns the task that takes a transition, with values for the fields that records miss. */
export function stepTask(
  context: StepContext,
  { field, to }: Pick<StepChoice, 'field' | 'to'>,
  entered: RecordValues,
): JudgedTask {
  const { asked, entity } = context;
  const states = stateFields(asked.specification, entity);
  const status = to.label.value ?? to.value;
  const valuesFor = (record: ReadRecord): RecordValues => {
    const missing = transitionOf(context, record, { field, to })?.missing ?? [];
    const own = Object.entries(entered).filter(([name]) => missing.includes(name));
    return { ...Object.fromEntries(own), [field]: to.value };
  };
  return {
    kind: 'status',
    fields: fieldsToRead(asked, entity),
    rejection(record) {
      const from = record.values[field];
      if (from === to.value) return bulkScreenMessages.alreadyIn({ status });
      const step = transitionOf(context, record, { field, to });
      if (step === undefined) {
        return bulkScreenMessages.cannotTake({ status, from: stateLabel(states, field, from) });
      }
      const open = step.missing.filter(
        (name) => entered[name] === undefined || entered[name] === null,
      );
      if (open.length === 0) return refusalOf(asked, entity, record, valuesFor(record));
      const labels = open.map((name) => inSentence(fieldLabel(entity, name)));
      return bulkScreenMessages.unmet({ status, fields: formatList(labels) });
    },
    write: { operation: 'update', values: valuesFor },
    undo(rows) {
      const state = { asked, entity, field };
      const results = rows.map(({ result }) => result);
      const isOneWay = results.some(
        (result) =>
          result.status === 'saved' &&
          Object.keys(result.values).length > 0 &&
          !(result.record && result.before && isReversible(state, result.before, result.record)),
      );
      return isOneWay ? undefined : undoOf(entity, results, fieldsOfSteps(states));
    },
  };
}

export function stateLabel(states: readonly StateField[], field: string, value: unknown): string {
  const text = textOf(value);
  const state = states
    .find((each) => each.field === field)
    ?.states.find((each) => each.value === text);
  return state?.label.value ?? text;
}

function textOf(state: unknown): string {
  return typeof state === 'string' ? state : '';
}
