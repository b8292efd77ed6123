/** How a person wants the application to look. `system` follows the operating system. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'standard' | 'more';
  readonly density: 'comfortable' | 'compact';
}

const standard: Appearance = { theme: 'system', contrast: 'system', density: 'comfortable' };

const storageKey = 'ninefold-appearance';

/**
 * Sets `data-theme`, `data-contrast` and `data-density` on the element, where
 * the person's choice differs from what the system or the pointer asks for.
 */
export function applyAppearance(
  appearance: Appearance,
  element: HTMLElement = document.documentElement,
): void {
  set(element, 'data-theme', appearance.theme, 'system');
  set(element, 'data-contrast', appearance.contrast, 'system');
  set(element, 'data-density', appearance.density, 'comfortable');
}

function set(element: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The choice kept in this browser; the standard one where there is none, or storage is refused. */
export function readAppearance(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...standard, ...kept } : standard;
  } catch {
    return standard;
  }
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
