import { addons, type HashEntry, type State } from 'storybook/manager-api';
import { storybookTheme } from './storybook-theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Pages, not parts to play with: below them the panel would be empty. */
const pages = /^(all-components|find|foundations)-/;

addons.setConfig({
  theme: storybookTheme(dark ? 'dark' : 'light'),
  sidebar: { showRoots: true, renderLabel },
  layoutCustomisations: {
    showPanel: ({ storyId }: State, shown: boolean) => shown && !pages.test(storyId),
  },
});

/** `RightToLeft` is a name of an export; people read `Right to left`. */
function renderLabel({ type, name }: HashEntry): string {
  if (type !== 'story') return name;
  const [first = '', ...rest] = name.split(' ');
  return [first, ...rest.map((word) => (isTitled(word) ? word.toLowerCase() : word))].join(' ');
}

function isTitled(word: string): boolean {
  return /^[A-Z][a-z]*$/.test(word);
}
