import { ArrowDownUp } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../components/button/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { sortChooserMessages } from './messages.ts';
import type { SortChooserProps } from './record-list-props.ts';

const loadMenu = () => import('./sort-menu.tsx');
const SortMenu = lazy(async () => ({ default: (await loadMenu()).SortMenu }));

/** Chooses the columns that a list is sorted by. */
export function SortChooser(props: SortChooserProps) {
  const button = (
    <Button size="small" start={<ArrowDownUp aria-hidden="true" />}>
      {sortChooserMessages.sort({ count: props.sort.length })}
    </Button>
  );
  return (
    <LazyOverlay popup="dialog" preload={loadMenu} trigger={button}>
      <SortMenu {...props} trigger={button} />
    </LazyOverlay>
  );
}
