import { filterBuilderMessages } from './builder-messages.ts';
import type { DraftGroup } from './filter-draft.ts';

/** How the conditions of a group go together. */
export type GroupMatch = 'and' | 'or' | 'notOr' | 'notAnd';

const all: readonly GroupMatch[] = ['and', 'or', 'notOr', 'notAnd'];
const related = {
  and: 'relatedAnd',
  or: 'relatedOr',
  notOr: 'relatedNotOr',
  notAnd: 'relatedNotAnd',
} as const;

/** Returns the ways to choose from. Without conditions, there are related records or there are none. */
export function matchesOf(group: DraftGroup): readonly GroupMatch[] {
  return isBare(group) ? ['and', 'notAnd'] : all;
}

export function matchOf(group: DraftGroup): GroupMatch {
  const { operator, negated } = group;
  if (isBare(group)) return negated ? 'notAnd' : 'and';
  if (!negated) return operator;
  return operator === 'or' ? 'notOr' : 'notAnd';
}

export function matchedBy(match: GroupMatch): Pick<DraftGroup, 'operator' | 'negated'> {
  const negated = match === 'notOr' || match === 'notAnd';
  return { negated, operator: match === 'and' || match === 'notAnd' ? 'and' : 'or' };
}

export function matchWords(group: DraftGroup, match: GroupMatch): string {
  if (group.relation === undefined) return filterBuilderMessages[match];
  if (!isBare(group)) return filterBuilderMessages[related[match]];
  const { relatedSome, relatedNone } = filterBuilderMessages;
  return match === 'and' ? relatedSome : relatedNone;
}

function isBare({ relation, nodes }: DraftGroup): boolean {
  return relation !== undefined && nodes.length === 0;
}
