import { type Entity, isKnown, type Specification } from '../model/index.ts';
import { capital, listed, present, stateName } from '../phrases/index.ts';
import type { PointKey } from './statements.ts';
import { counted } from './summaries.ts';

/** A single thing of a point that is not shown, and what a team can do about it. */
export interface Gap {
  /** "Equipment condition: transitions" */
  readonly what: string;
  readonly wouldMakeKnown: string;
}

const file = 'in the specification file';
const byCommand =
  'Discover it with `pnpm ninefold discover` as the owner of the schema: a browser does not learn it.';

/** Finds the unknown facts of points that are partly known. */
export const gaps: Readonly<Record<PointKey, (specification: Specification) => readonly Gap[]>> = {
  purpose: ({ purpose }) =>
    (['title', 'purpose', 'audience'] as const)
      .filter((part) => !isKnown(purpose[part]))
      .map((part) => ({
        what: capital(part),
        wouldMakeKnown: `Write \`${part}\` ${file}.`,
      })),
  screens: () => [],
  entities: ({ entities }) => [...undescribed(entities), ...unread(entities)],
  states: (specification) =>
    specification.states
      .filter(({ transitions, category }) => !isKnown(transitions) && category?.value !== true)
      .map((state) => ({
        what: `${stateName(specification, state)}: transitions`,
        wouldMakeKnown: `Write \`transitions\` under \`states["${state.entity}.${state.field}"]\` ${file}, or \`category: true\` if the field isn’t a status.`,
      })),
  rules: () => [],
  permissions: ({ permissions: { roles, policies, functions } }) => [
    ...roles
      .filter(({ description, source }) => source.from !== 'platform' && !isKnown(description))
      .map(({ name }) => ({
        what: `What ${name} is`,
        wouldMakeKnown: `Write \`description\` under \`roles.${name}\` ${file}, or a comment on the role.`,
      })),
    ...(policies === undefined
      ? [{ what: 'With which records each may do it', wouldMakeKnown: byCommand }]
      : []),
    ...(functions === undefined
      ? [{ what: 'Which functions each may call', wouldMakeKnown: byCommand }]
      : []),
  ],
  calls({ calls }) {
    const silent = calls.filter(
      (call) =>
        call.function !== undefined &&
        !isKnown(call.function.description) &&
        !isKnown(call.description),
    ).length;
    return present([
      silent !== 0 && {
        what: `What ${counted(silent, 'function')} ${silent === 1 ? 'does' : 'do'}`,
        wouldMakeKnown: `Write a comment on each function, or \`description\` under \`calls\` ${file}.`,
      },
    ]);
  },
  errors({ errors }) {
    const silent = errors.filter(({ message }) => !isKnown(message)).length;
    return present([
      silent !== 0 && {
        what: `Messages for ${counted(silent, 'constraint')}`,
        wouldMakeKnown: `Write them under \`messages\` ${file}, by the constraint's name.`,
      },
    ]);
  },
  limits: () => [],
};

function undescribed(entities: readonly Entity[]): readonly Gap[] {
  const silent = entities.filter(({ description }) => !isKnown(description)).length;
  const fields = entities
    .flatMap((entity) => entity.fields)
    .filter(({ description }) => !isKnown(description)).length;
  const parts = present([
    silent !== 0 && counted(silent, 'entity', 'entities'),
    fields !== 0 && counted(fields, 'field'),
  ]);
  return present([
    parts.length !== 0 && {
      what: `Descriptions of ${listed(parts)}`,
      wouldMakeKnown: `Write comments on the tables and columns, or \`description\` under \`entities\` ${file}.`,
    },
  ]);
}

/** Reports indexes, triggers and publications if no entity lists any: then they were not read. */
function unread(entities: readonly Entity[]): readonly Gap[] {
  const parts = [
    ['Indexes', 'indexes'],
    ['Triggers', 'triggers'],
    ['Publications', 'publications'],
  ] as const;
  return parts
    .filter(([, part]) => entities.every((entity) => entity[part] === undefined))
    .map(([what]) => ({ what, wouldMakeKnown: byCommand }));
}
