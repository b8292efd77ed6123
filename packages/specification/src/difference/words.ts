import { listed } from '../phrases/sentence.ts';
import { changeWeights, type Change, type ChangeWeight } from './change.ts';

const headings: Readonly<Record<ChangeWeight, string>> = {
  breaks: 'May break something',
  opens: 'Opens access',
  changes: 'Changes behaviour',
  adds: 'Adds something',
  words: 'Changes wording',
};

/**
 * Changes as a text for a terminal: under a heading for each weight, one change
 * after the other with the screens, rules and permissions that it touches.
 */
export function differenceText(changes: readonly Change[]): string {
  return changeWeights
    .flatMap((weight) => {
      const own = changes.filter((change) => change.weight === weight);
      if (own.length === 0) return [];
      return [`${headings[weight]} (${own.length})`, '', ...own.map(changeText), ''];
    })
    .join('\n');
}

/** How many changes of which weight: "2 may break what worked, 1 adds". */
export function differenceSummary(changes: readonly Change[]): string {
  const parts = changeWeights.flatMap((weight) => {
    const count = changes.filter((change) => change.weight === weight).length;
    return count === 0 ? [] : `${count} under “${headings[weight]}”`;
  });
  if (parts.length === 0) return 'Nothing has changed.';
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${listed(parts)}.`;
}

function changeText({ statement, kind, touches }: Change): string {
  return [
    `- ${statement} [${kind}]`,
    ...touchedText('screens', touches.screens),
    ...touchedText('rules', touches.rules),
    ...touchedText('permissions', touches.permissions),
  ].join('\n');
}

const shownAtMost = 4;

function touchedText(what: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const rest = names.length - shownAtMost;
  const shown = names
    .slice(0, shownAtMost)
    .map((name) => name.replace(/\.$/, ''))
    .join('; ');
  return [`    ${what}: ${shown}${rest > 0 ? `; and ${rest} more` : ''}`];
}
