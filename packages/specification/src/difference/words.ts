import { type Change, type ChangeWeight, changeWeights } from './change.ts';

const headings: Readonly<Record<ChangeWeight, string>> = {
  breaks: 'May break something',
  opens: 'Opens access',
  changes: 'Changes behaviour',
  adds: 'Adds something',
  words: 'Changes wording',
};

/** Writes changes for a terminal, by weight, with the screens, rules and permissions they touch. */
export function differenceText(changes: readonly Change[]): string {
  return changeWeights
    .flatMap((weight) => {
      const own = changes.filter((change) => change.weight === weight);
      if (own.length === 0) return [];
      return [`${headings[weight]} (${own.length})`, '', ...own.map(changeText), ''];
    })
    .join('\n');
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
