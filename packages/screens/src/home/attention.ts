import { type ListState, readListAddress } from '@ninefold/data/records';
import {
  type Entity,
  entityId,
  type Field,
  type Source,
  type Specification,
} from '@ninefold/specification';
import { type Nearness, question } from '@ninefold/specification/explain';
import type { Asked } from '@ninefold/rules/permissions';
import { availableTransitions } from '@ninefold/rules/transitions';
import type { Tone } from '@ninefold/ui/shapes';
import { listAddress } from '../addresses/index.ts';
import { type Assigned, assignedBy, openCondition } from './assigned.ts';
import { attentionMessages } from './messages.ts';
import { type MovingState, movingStates, openStates } from './moving-states.ts';

/** Records of an entity that are a person's work for one reason. */
export interface Attention {
  readonly entity: Entity;
  /** They are assigned to the person, their day is past or near, or the person takes the next step. */
  readonly by: 'assignment' | 'past' | 'soon' | 'state';
  readonly label: string;
  readonly tone: Tone;
  /** Which records. */
  readonly state: ListState;
  /** The list of exactly these. */
  readonly href: string;
  /** Labels of the transitions that the person can make with them. */
  readonly moves: readonly string[];
  /** Source of the fact that selects them. */
  readonly source: Source;
  /** The question why they need attention; there is none about an assignment. */
  readonly why?: string;
}

/** More are not counted. */
const mostAttention = 24;
const daysAhead = 7;

/**
 * Returns the work of a person, from facts alone: open records that are assigned to them; days that are declared
 * due and past or near, or else whose name says so; and the states from which the person moves records on.
 */
export function attentionOf(asked: Asked, entities: readonly Entity[]): readonly Attention[] {
  return entities
    .flatMap((entity) => [
      ...assignedBy(asked.specification, entity).map((assigned) =>
        assignment(asked.specification, entity, assigned),
      ),
      ...dueFields(entity).flatMap((due) => dueAttention(entity, due)),
      ...movingStates(asked.specification, entity).flatMap((state) =>
        stateAttention(asked, entity, state),
      ),
    ])
    .slice(0, mostAttention);
}

function assignment(
  specification: Specification,
  entity: Entity,
  { field, condition }: Assigned,
): Attention {
  return {
    entity,
    by: 'assignment',
    label: attentionMessages.assigned({ field: field.label.value ?? field.name }),
    tone: 'accent',
    moves: [],
    source: field.source,
    ...listOf(entity, [...openCondition(specification, entity), condition], specification.entities),
  };
}

export interface DueField {
  readonly field: Field;
  readonly while: Readonly<Record<string, string>>;
  readonly source: Source;
}

const days = new Set<Field['kind']>(['date', 'timestamp', 'instant']);

/** Returns declared due dates, or else fields whose names suggest one, which is a guess. */
export function dueFields({ fields }: Entity): readonly DueField[] {
  const readable = fields.filter(
    ({ grants, hidden, kind }) => grants.select && hidden?.value !== true && days.has(kind),
  );
  const declared = readable.flatMap((field) =>
    field.due?.value === undefined
      ? []
      : [{ field, while: field.due.value.while, source: field.due.source }],
  );
  if (declared.length > 0) return declared;
  return readable
    .filter(({ name }) => /(?:^|_)(?:due|deadline)(?:_|$)/i.test(name))
    .map((field) => ({
      field,
      while: {},
      source: { from: 'derived', of: field.name },
    }));
}

function dueAttention(
  entity: Entity,
  { field, while: conditions, source }: DueField,
): readonly Attention[] {
  // Tokens of the address: its list is of what is overdue whenever it is opened.
  const from = field.kind === 'date' ? 'today' : 'now';
  const to = `in_${daysAhead}_days`;
  const guessed = source.from === 'derived' ? (field.label.value ?? field.name) : undefined;
  const common = { entity, moves: [], source };
  const whyOf = (nearness: Nearness) => question('due', entityId(entity), field.name, nearness);
  const given = Object.entries(conditions).filter(([name]) => name !== field.name);
  return [
    {
      ...common,
      by: 'past',
      label:
        guessed === undefined
          ? attentionMessages.overdue
          : attentionMessages.guessedPast({ field: guessed }),
      tone: 'danger',
      why: whyOf('past'),
      ...listOf(entity, [...given, [field.name, `lt.${from}`]]),
    },
    {
      ...common,
      by: 'soon',
      label:
        guessed === undefined
          ? attentionMessages.dueSoon({ days: daysAhead })
          : attentionMessages.guessedSoon({ field: guessed, days: daysAhead }),
      tone: 'warning',
      why: whyOf('soon'),
      ...listOf(entity, [...given, [field.name, `gte.${from}`], [field.name, `lt.${to}`]]),
    },
  ];
}

/** In the order of the states. */
function stateAttention(asked: Asked, entity: Entity, state: MovingState): readonly Attention[] {
  const { field } = state;
  const open = openStates(state);
  return open.flatMap(({ value, label, tone }): readonly Attention[] => {
    const moves = availableTransitions(asked, entity, { [field]: value })
      .filter((move) => move.field === field && move.allowed)
      .map((move) => move.label);
    if (moves.length === 0) return [];
    const attention: Attention = {
      entity,
      by: 'state',
      label: label.value ?? value,
      tone: tone.value ?? 'neutral',
      ...listOf(entity, [[field, `eq.${value}`]]),
      moves,
      source: state.transitions.source,
      why: question('waiting', entityId(entity), field, value),
    };
    return [attention];
  });
}

/** The list of the records of which all conditions hold, as its own address has it. */
function listOf(
  entity: Entity,
  conditions: readonly (readonly [name: string, condition: string])[],
  entities?: readonly Entity[],
): Pick<Attention, 'state' | 'href'> {
  const address = new URLSearchParams(conditions.map(([name, condition]) => [name, condition]));
  const { state } = readListAddress(address, entity, entities);
  return { state, href: listAddress(entity, state) };
}
