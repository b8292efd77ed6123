import { ArrowDownUp } from 'lucide-react';
import { lazy } from 'react';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { sortChooserMessages } from './messages.ts';
import type { SortChooserProps } from './record-list-props.ts';
import { ToolButton } from './tool-button.tsx';

const loadMenu = () => import('./sort-menu.tsx');
const SortMenu = lazy(async () => ({ default: (await loadMenu()).SortMenu }));

/** Chooses the columns that a list is sorted by. */
export function SortChooser(props: SortChooserProps) {
  const button = (
    <ToolButton
      label={sortChooserMessages.sort({ count: props.sort.length })}
      count={props.sort.length}
    >
      <ArrowDownUp aria-hidden="true" />
    </ToolButton>
  );
  return (
    <LazyOverlay popup="dialog" preload={loadMenu} trigger={button}>
      <SortMenu {...props} trigger={button} />
    </LazyOverlay>
  );
}
