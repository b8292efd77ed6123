import { use, useLayoutEffect, useState } from 'react';
import { useNavigate } from '../../components/link/index.ts';
import { ActionSubjectContext } from './action-subject.ts';
import type { ScreenAction } from './screen-action.ts';
import { offerActions, withdrawActions } from './screen-actions.ts';

/**
 * Offers actions of a screen in the command palette and by their shortcuts, while the component is
 * shown. The list of shortcuts lists them too. The shortcut of one that leads elsewhere goes there.
 */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const [owner] = useState(() => Symbol('actions'));
  const navigate = useNavigate();
  const subject = use(ActionSubjectContext);
  // With every rendering: what an action does may have changed, though it is called the same. And
  // before a key can be pressed that the screen shows.
  useLayoutEffect(() =>
    offerActions(
      owner,
      actions.map((action) => {
        const { href, onSelect = href === undefined ? undefined : () => navigate(href) } = action;
        return { subject, ...action, onSelect };
      }),
    ),
  );
  useLayoutEffect(() => () => withdrawActions(owner), [owner]);
}
