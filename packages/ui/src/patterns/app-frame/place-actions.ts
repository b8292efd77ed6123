import type { ScreenAction } from '../screen-actions/index.ts';
import type { NavigationGroup } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';

/**
 * Returns shortcuts to the places of the navigation: G, and then the first letter of the place's name that no
 * earlier one has. A name in another script has those of its address. Places beyond the alphabet have none.
 */
export function placeActions(groups: readonly NavigationGroup[]): readonly ScreenAction[] {
  const taken = new Set<string>();
  return groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ label, href }) => {
      const letters =
        `${label.normalize('NFD')} ${href.split('/').at(-1)}`.toUpperCase().match(/[A-Z]/g) ?? [];
      const letter = letters.find((each) => !taken.has(each));
      if (letter === undefined) return [];
      taken.add(letter);
      return {
        id: `go to ${href}`,
        label: appFrameMessages.goTo({ place: label }),
        place: 'everywhere' as const,
        shortcut: `G ${letter}`,
        keysOnly: true,
        href,
      };
    });
}
