import { lazy } from 'react';
import { useLabels } from '../../labels/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { ColumnButton } from './column-button.tsx';
import { columnChooserLabels } from './labels.ts';
import type { ColumnChooserProps } from './record-list-props.ts';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** Chooses which columns a list shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { label, className, unfitting = 0 } = props;
  const labels = useLabels(columnChooserLabels);
  const more = unfitting === 0 ? undefined : labels.more(unfitting);
  return (
    <LazyOverlay
      popup="dialog"
      preload={loadMenu}
      trigger={<ColumnButton label={label} more={more} className={className} />}
    >
      <ColumnMenu {...props} />
    </LazyOverlay>
  );
}
