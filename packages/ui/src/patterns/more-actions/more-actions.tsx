import { Ellipsis } from 'lucide-react';
import { lazy, type Ref } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { moreActionsMessages } from './messages.ts';
import type { MoreAction } from './more-menu.tsx';

const loadMenu = () => import('./more-menu.tsx');
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }));

export interface MoreActionsProps {
  readonly actions: readonly MoreAction[];
  /** Receives the button: a dialog that an action opens gives the focus back to it. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** The actions of a screen that are seldom used, in a menu. Its code is loaded when it is opened. */
export function MoreActions({ actions, buttonRef }: MoreActionsProps) {
  const button = (
    <IconButton ref={buttonRef} variant="secondary" label={moreActionsMessages.more}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={button}>
      <MoreMenu actions={actions} trigger={button} />
    </LazyOverlay>
  );
}
