import { usePreferences } from '../../provider/index.ts';
import type { Appearance } from '../../tokens/index.ts';

/** Returns the appearance that the page has: the person's, and what they didn't choose as the team's theme has it. */
export function useAppearance(): Required<Appearance> {
  const { preferences, defaults } = usePreferences();
  const { theme, contrast, density = defaults.density ?? 'standard' } = preferences;
  return { theme, contrast, density };
}
