import { commandChanges } from './changes.ts';
import type { UpgradedSource } from './upgrade-source.ts';

/** Writes the commands of now into the text of a `package.json`. */
export function upgradeScripts(text: string): UpgradedSource {
  const found = commandChanges.filter(({ from }) => text.includes(from));
  return {
    code: found.reduce((code, { from, to }) => code.replaceAll(from, to), text),
    changes: found.map(({ from, to }) => `${from} → ${to}`),
    left: [],
  };
}
