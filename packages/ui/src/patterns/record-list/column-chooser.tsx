import { Columns3 } from 'lucide-react';
import { lazy } from 'react';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { columnChooserMessages } from './messages.ts';
import type { ColumnChooserProps } from './record-list-props.ts';
import { ToolButton } from './tool-button.tsx';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** Chooses which columns a list shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { unfitting = 0 } = props;
  const button = (
    <ToolButton label={columnChooserMessages.button({ count: unfitting })} count={unfitting}>
      <Columns3 aria-hidden="true" />
    </ToolButton>
  );
  return (
    <LazyOverlay popup="dialog" preload={loadMenu} trigger={button}>
      <ColumnMenu {...props} trigger={button} />
    </LazyOverlay>
  );
}
