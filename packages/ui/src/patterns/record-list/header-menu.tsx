import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { HeaderMenuItemsProps } from './header-menu-items.tsx';
import { recordListMessages } from './messages.ts';

const loadMenu = () => import('./header-menu-items.tsx');
const HeaderMenuItems = lazy(async () => ({ default: (await loadMenu()).HeaderMenuItems }));

/** The menu at the end of a column's header. */
export function HeaderMenu(props: Omit<HeaderMenuItemsProps, 'trigger'>) {
  const button = (
    <IconButton
      size="small"
      label={recordListMessages.columnMenu({ column: props.field.label })}
      className="size-6"
      tabIndex={-1}
    >
      <ChevronDown aria-hidden="true" />
    </IconButton>
  );
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={button}>
      <HeaderMenuItems {...props} trigger={button} />
    </LazyOverlay>
  );
}
