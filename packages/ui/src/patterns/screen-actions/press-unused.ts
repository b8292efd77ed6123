import { currentActions } from './screen-actions.ts';

/** Does what the keys are for that were pressed before a part of the screen that came late could offer its actions. */
export async function pressUnused(): Promise<void> {
  // It listens for keys from when it is loaded. What hasn't been loaded has none to do.
  const { pressUnused } = await import('./press.ts');
  pressUnused(currentActions());
}
