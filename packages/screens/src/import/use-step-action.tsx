import type { ButtonProps } from '@ninefold/ui/components/button';
import { ariaShortcut, Kbd } from '@ninefold/ui/components/kbd';
import {
  type ScreenAction,
  sendKeys,
  useScreenActions,
} from '@ninefold/ui/patterns/screen-actions';

/**
 * Offers the main action of a step of the import by the keys that send a form, and in the command palette.
 *
 * @param action Undefined while the step has none, such as while it is done.
 * @returns Properties of its button, which show the keys.
 */
export function useStepAction(
  action: Omit<ScreenAction, 'id' | 'shortcut'> | undefined,
): Pick<ButtonProps, 'aria-keyshortcuts' | 'end'> {
  useScreenActions(
    action === undefined ? [] : [{ ...action, id: 'import step', shortcut: sendKeys }],
  );
  return {
    'aria-keyshortcuts': ariaShortcut(sendKeys),
    end: <Kbd plain shortcut={sendKeys} aria-hidden="true" className="max-sm:hidden" />,
  };
}
