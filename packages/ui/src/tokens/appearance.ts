/** A person's choice of appearance. `system` follows the operating system. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'standard' | 'more';
  /** Default: that of the team's theme. */
  readonly density?: 'standard' | 'comfortable' | 'compact';
}

const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'standard', 'more'],
  density: ['standard', 'comfortable', 'compact'],
} as const;

/** Sets `data-theme`, `data-contrast` and `data-density` on the element, where the person chose them. */
export function applyAppearance(
  appearance: Appearance,
  element: HTMLElement = document.documentElement,
): void {
  for (const name of ['theme', 'contrast', 'density'] as const) {
    const chosen = appearance[name];
    if (chosen === undefined || chosen === 'system') delete element.dataset[name];
    else element.dataset[name] = chosen;
  }
}

/** Reads an appearance from data that another version may have written; the standard where it is not one. */
export function checkedAppearance(data: Readonly<Record<string, unknown>>): Appearance {
  return {
    theme: choices.theme.find((choice) => choice === data['theme']) ?? 'system',
    contrast: choices.contrast.find((choice) => choice === data['contrast']) ?? 'system',
    density: choices.density.find((choice) => choice === data['density']),
  };
}
