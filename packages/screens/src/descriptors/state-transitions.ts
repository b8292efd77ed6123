import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  fieldLabel,
  inSentence,
  type Specification,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import {
  type AvailableTransition as RecordTransition,
  availableTransitions,
} from '@ninefold/rules/transitions';
import type { Asked } from '@ninefold/rules/permissions';
import type { FieldDescriptor, FieldOption, RecordRow } from '@ninefold/ui/shapes';
import type { AvailableTransition, StepRequirement } from '@ninefold/ui/patterns/state-transitions';
import { refusalOf } from './record-check.ts';
import { stateOption } from './field-descriptor.ts';
import { formFields } from './form-fields.ts';
import { transitionRequirementMessages } from './messages.ts';

/** The transitions from a record's state. */
export interface FieldTransitions {
  /** Name of the field that holds the state. */
  readonly field: string;
  readonly from: FieldOption;
  /** The question why these ways and no others. */
  readonly why: string;
  /** Transitions that this person can make. */
  readonly moves: readonly AvailableTransition[];
  /** What those need that need something. */
  readonly requirements: readonly StepRequirement[];
  /** Names of the fields without a value that they need. */
  readonly missing: readonly string[];
}

/** For each field of a record whose transitions are declared, in the order of the fields. */
export function fieldTransitions(
  asked: Asked,
  entity: Entity,
  row: Pick<RecordRow, 'values'>,
): readonly FieldTransitions[] {
  const {
    specification,
    person: { roles },
  } = asked;
  const moves = availableTransitions(asked, entity, row.values);
  const fields = formFields(specification, entity, { mode: 'move', roles });
  return fields.flatMap(({ name, options = [] }) => {
    const from = options.find(({ value }) => value === row.values[name]);
    const own = moves.filter(({ field, allowed }) => field === name && allowed);
    if (from === undefined || !hasTransitions(specification, entity, name)) return [];
    return [
      {
        field: name,
        from,
        why: question('moves', entityId(entity), name, from.value),
        ...stepsOf(
          entity,
          own.map((move) =>
            stateMove(entity, move, fields, (sent) => refusalOf(asked, entity, row, sent)),
          ),
        ),
        missing: own.flatMap(({ missing }) => missing),
      },
    ];
  });
}

/** Returns whether transitions between the states of a field are declared. */
export function hasTransitions({ states }: Specification, entity: Entity, field: string): boolean {
  const id = entityId(entity);
  return states.some(
    (state) =>
      state.entity === id && state.field === field && state.transitions.value !== undefined,
  );
}

function stateMove(
  entity: Entity,
  move: RecordTransition,
  fields: readonly FieldDescriptor[],
  refusal: (sent: Readonly<Record<string, unknown>>) => string | undefined,
): AvailableTransition {
  const entered = move.missing.flatMap((name) =>
    fields.filter((field) => field.name === name && !field.readOnly),
  );
  const elsewhere = move.missing.filter((name) => !entered.some((field) => field.name === name));
  const unknown = Object.fromEntries(entered.map(({ name }) => [name, undefined]));
  const unmetRequirement =
    elsewhere.length > 0
      ? transitionRequirementMessages.unmet({ fields: namesOf(entity, elsewhere) })
      : refusal({ ...unknown, [move.field]: move.to.value });
  return {
    id: `${move.field} ${move.to.value}`,
    label: move.label,
    to: stateOption(move.to),
    final: move.to.final.value === true,
    why: whyMove(entity, move),
    requiredFields: entered,
    ...(unmetRequirement !== undefined && { unmetRequirement }),
  };
}

function whyMove(entity: Entity, { field, from, to }: RecordTransition): string {
  return question('move', entityId(entity), field, from, to.value);
}

/** Returns transitions with what they need: "Asks for reason for hold." */
function stepsOf(
  entity: Entity,
  moves: readonly AvailableTransition[],
): Pick<FieldTransitions, 'moves' | 'requirements'> {
  const requirements = moves.flatMap(
    ({ id, label, why, unmetRequirement, requiredFields }): readonly StepRequirement[] => {
      const asked = requiredFields.map(({ name }) => name);
      const asks =
        asked.length === 0
          ? undefined
          : transitionRequirementMessages.asks({ fields: namesOf(entity, asked) });
      const requirement = unmetRequirement ?? asks;
      return requirement === undefined ? [] : [{ id, label, why, requirement }];
    },
  );
  return { moves, requirements };
}

function namesOf(entity: Entity, fields: readonly string[]): string {
  return formatList(fields.map((name) => inSentence(fieldLabel(entity, name))));
}

export interface StateOf {
  readonly asked: Asked;
  readonly entity: Entity;
  /** Name of the field that holds the state. */
  readonly field: string;
}

/** Returns whether a transition leads from the state that a record has now back to its state before. */
export function isReversible(
  { asked, entity, field }: StateOf,
  before: Pick<RecordRow, 'values'>,
  now: Pick<RecordRow, 'values'>,
): boolean {
  const restored = { ...now.values, ...before.values, [field]: now.values[field] ?? null };
  const back = availableTransitions(asked, entity, restored).find(
    (each) => each.field === field && each.to.value === before.values[field],
  );
  return back?.allowed === true && back.missing.length === 0;
}
