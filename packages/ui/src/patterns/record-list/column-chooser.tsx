import { Columns3 } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../components/button/index.ts';
import { useLabels } from '../../labels/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { columnChooserLabels } from './labels.ts';
import type { ColumnChooserProps } from './record-list-props.ts';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** Chooses which columns a list shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { label = 'Columns', className, unfitting = 0 } = props;
  const labels = useLabels(columnChooserLabels);
  const button = (
    <Button size="small" start={<Columns3 aria-hidden="true" />} className={className}>
      {label}
      {unfitting > 0 && <span className="text-ink-subtle">{labels.more(unfitting)}</span>}
    </Button>
  );
  return (
    <LazyOverlay popup="dialog" preload={loadMenu} trigger={button}>
      <ColumnMenu {...props} trigger={button} />
    </LazyOverlay>
  );
}
