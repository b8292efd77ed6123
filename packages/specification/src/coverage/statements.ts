import type { Specification } from '../model/index.ts';
import { coverageMessages } from './messages.ts';

export type PointKey = Exclude<
  keyof Specification,
  'contradictions' | 'aggregates' | 'writesOnce' | 'buckets'
>;

export interface StatementText {
  /** `purpose`, `audience`, `screens`, … */
  readonly key: string;
  /** In two or three words: "Users or audience". */
  readonly label: string;
  /** As the document says it. */
  readonly statement: string;
  /** Says what a team can do to make it known, or more complete. */
  readonly wouldMakeKnown: string;
}

export interface PointText {
  /** 1 to 9. */
  readonly number: number;
  readonly key: PointKey;
  readonly title: string;
  readonly statements: readonly StatementText[];
}

/** The nine points in order, with their seventeen statements. */
const points = {
  purpose: ['purpose', 'audience'],
  screens: ['screens', 'routes', 'parameters'],
  entities: ['entities', 'fields'],
  states: ['statuses', 'transitions'],
  rules: ['rules'],
  permissions: ['roles', 'permissions'],
  calls: ['calls', 'client'],
  errors: ['errors', 'messages'],
  limits: ['limits'],
} as const satisfies Readonly<Record<PointKey, readonly string[]>>;

export const pointKeys = Object.keys(points) as readonly PointKey[];

export function pointTexts(): readonly PointText[] {
  return pointKeys.map((key, index) => ({
    number: index + 1,
    key,
    title: coverageMessages[`${key}Title`],
    statements: points[key].map((each) => ({
      key: each,
      label: coverageMessages[`${each}Label`],
      statement: coverageMessages[`${each}Statement`],
      wouldMakeKnown: coverageMessages[`${each}Hint`],
    })),
  }));
}

/** Facts that are true of every product made with Ninefold. */
export function alwaysTrue(): readonly string[] {
  return [coverageMessages.webApplication, coverageMessages.databaseClient];
}
