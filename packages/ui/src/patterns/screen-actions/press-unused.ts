import type { ScreenAction } from './screen-action.ts';

/** Does those of the actions whose keys were pressed before a part of the screen that came late could offer them. */
export async function pressUnused(actions: readonly ScreenAction[]): Promise<void> {
  // It listens for keys from when it is loaded. What hasn't been loaded has none to do.
  const { pressUnused } = await import('./press.ts');
  pressUnused(actions);
}
