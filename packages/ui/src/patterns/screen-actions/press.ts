import { pressesShortcut } from '../../components/kbd/index.ts';
import { characterKeysWork, isCharacterKey } from '../character-keys.ts';
import { isOverDialog } from '../over-dialog.ts';
import type { ScreenAction } from './screen-action.ts';

/** Does the one of the actions whose keys are pressed, unless something on the screen has used them. */
export function press(event: KeyboardEvent, actions: readonly ScreenAction[]): void {
  if (event.defaultPrevented || event.isComposing || isOverDialog(event.target)) return;
  const action = actions.findLast(
    ({ shortcut, handlesKeys }) =>
      shortcut !== undefined && handlesKeys !== true && pressesShortcut(event, shortcut),
  );
  if (action?.onSelect === undefined || action.disabledReason !== undefined) return;
  if (isCharacterKey(action.shortcut ?? '') && !characterKeysWork(event.target)) return;
  event.preventDefault();
  if (!event.repeat) action.onSelect();
}
