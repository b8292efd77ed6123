/** The theme that a person chose on this device, or the system's. */
export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'ninefold.theme';

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Takes effect at once and is remembered where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}
