import { formatList } from '@ninefold/messages';
import { pathOf } from '../key-path/index.ts';
import { type Entity, isKnown, type Specification } from '../model/index.ts';
import { present, stateName } from '../phrases/index.ts';
import { coverageMessages } from './messages.ts';
import type { PointKey } from './statements.ts';

/** A single thing of a point that is not shown, and what a team can do about it. */
export interface Gap {
  /** "Equipment condition: transitions" */
  readonly what: string;
  readonly wouldMakeKnown: string;
}

/** Finds the unknown facts of points that are partly known. */
export const gaps: Readonly<Record<PointKey, (specification: Specification) => readonly Gap[]>> = {
  purpose: ({ purpose }) =>
    (['title', 'purpose', 'audience'] as const)
      .filter((part) => !isKnown(purpose[part]))
      .map((part) => ({
        what: coverageMessages.purposePart({ part }),
        wouldMakeKnown: coverageMessages.writePart({ part }),
      })),
  screens: () => [],
  entities: ({ entities }) => [...undescribed(entities), ...unread(entities)],
  states: (specification) =>
    specification.states
      .filter(({ transitions, category }) => !isKnown(transitions) && category?.value !== true)
      .map((state) => ({
        what: coverageMessages.transitionsGap({ field: stateName(specification, state) }),
        wouldMakeKnown: coverageMessages.writeTransitions({
          path: pathOf('states', `${state.entity}.${state.field}`),
        }),
      })),
  rules: () => [],
  permissions: ({ permissions: { roles, policies, functions } }) => [
    ...roles
      .filter(({ description, source }) => source.from !== 'platform' && !isKnown(description))
      .map(({ name }) => ({
        what: coverageMessages.roleGap({ role: name }),
        wouldMakeKnown: coverageMessages.describeRole({ path: pathOf('roles', name) }),
      })),
    ...(policies === undefined ? [undiscovered(coverageMessages.rowAccessGap)] : []),
    ...(functions === undefined ? [undiscovered(coverageMessages.functionsGap)] : []),
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
        what: coverageMessages.silentFunctions({ count: silent }),
        wouldMakeKnown: coverageMessages.describeFunctions,
      },
    ]);
  },
  errors({ errors }) {
    const silent = errors.filter(({ message }) => !isKnown(message)).length;
    return present([
      silent !== 0 && {
        what: coverageMessages.silentErrors({ count: silent }),
        wouldMakeKnown: coverageMessages.writeMessages,
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
    silent !== 0 && coverageMessages.entities({ count: silent }),
    fields !== 0 && coverageMessages.fields({ count: fields }),
  ]);
  return present([
    parts.length !== 0 && {
      what: coverageMessages.undescribed({ parts: formatList(parts) }),
      wouldMakeKnown: coverageMessages.describeEntities,
    },
  ]);
}

/** Reports indexes, triggers and publications if no entity lists any: then they were not read. */
function unread(entities: readonly Entity[]): readonly Gap[] {
  const isUnread = (part: 'indexes' | 'triggers' | 'publications') =>
    entities.every((entity) => entity[part] === undefined);
  return present([
    isUnread('indexes') && coverageMessages.unreadIndexes,
    isUnread('triggers') && coverageMessages.unreadTriggers,
    isUnread('publications') && coverageMessages.unreadPublications,
  ]).map(undiscovered);
}

function undiscovered(what: string): Gap {
  return { what, wouldMakeKnown: coverageMessages.discoverAsOwner };
}
