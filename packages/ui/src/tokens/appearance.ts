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

/** Reads an appearance from data that another version may have written; the standard where it is not one. */
export function checkedAppearance(data: Readonly<Record<string, unknown>>): Appearance {
  return {
    theme: choices.theme.find((choice) => choice === data['theme']) ?? standard.theme,
    contrast: choices.contrast.find((choice) => choice === data['contrast']) ?? standard.contrast,
    density: choices.density.find((choice) => choice === data['density']) ?? standard.density,
  };
}
