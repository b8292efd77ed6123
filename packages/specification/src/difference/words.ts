import { type Change, changeWeights, type Touched } from './change.ts';
import { differenceMessages } from './messages.ts';

/** Writes changes for a terminal, by weight, with the screens, rules and permissions they touch. */
export function differenceText(changes: readonly Change[]): string {
  return changeWeights
    .flatMap((weight) => {
      const own = changes.filter((change) => change.weight === weight);
      if (own.length === 0) return [];
      return [
        differenceMessages.weight({ weight, count: own.length }),
        '',
        ...own.map(changeText),
        '',
      ];
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

function touchedText(what: keyof Touched, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const count = names.length - shownAtMost;
  const shown = names
    .slice(0, shownAtMost)
    .map((name) => name.replace(/\.$/, ''))
    .reduce((first, second) => differenceMessages.touchedNames({ first, second }));
  const text =
    count > 0
      ? differenceMessages.touchedMore({ what, names: shown, count })
      : differenceMessages.touched({ what, names: shown });
  return [`    ${text}`];
}
