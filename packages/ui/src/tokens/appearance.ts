import { team } from './team.ts';

/** How a person wants the application to look. `system` follows the operating system. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'standard' | 'more';
  readonly density: 'comfortable' | 'compact';
}

const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'standard', 'more'],
  density: ['comfortable', 'compact'],
} as const;

/** What holds where a person chose nothing. */
const standard: Appearance = {
  theme: choices.theme[0],
  contrast: choices.contrast[0],
  density: team.density,
};

const storageKey = 'ninefold-appearance';

/**
 * Sets `data-theme`, `data-contrast` and `data-density` on the element, where
 * the person's choice differs from what the system or the pointer asks for.
 */
export function applyAppearance(
  appearance: Appearance,
  element: HTMLElement = document.documentElement,
): void {
  for (const name of ['theme', 'contrast', 'density'] as const) {
    if (appearance[name] === standard[name]) delete element.dataset[name];
    else element.dataset[name] = appearance[name];
  }
}

/** The choice kept in this browser; the standard one where there is none, or storage is refused. */
export function readAppearance(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? checked(kept) : standard;
  } catch {
    return standard;
  }
}

/** What was kept may be of another version, or of nobody knows what. */
function checked(kept: Partial<Readonly<Record<keyof Appearance, unknown>>>): Appearance {
  return {
    theme: choices.theme.find((choice) => choice === kept.theme) ?? standard.theme,
    contrast: choices.contrast.find((choice) => choice === kept.contrast) ?? standard.contrast,
    density: choices.density.find((choice) => choice === kept.density) ?? standard.density,
  };
}

/** Keeps the choice in this browser, where it allows that, and applies it. */
export function saveAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  try {
    localStorage.setItem(storageKey, JSON.stringify(appearance));
  } catch {
    // A browser that refuses storage still shows the choice until the page is left.
  }
}
