import { Columns3 } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../../components/button/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { columnChooserMessages } from './messages.ts';
import type { ColumnChooserProps } from './record-list-props.ts';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** Chooses which columns a list shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { unfitting = 0 } = props;
  const button = (
    <Button size="small" start={<Columns3 aria-hidden="true" />}>
      {columnChooserMessages.columns}
      {unfitting > 0 && (
        <span className="text-ink-subtle">{columnChooserMessages.more({ count: unfitting })}</span>
      )}
    </Button>
  );
  return (
    <LazyOverlay popup="dialog" preload={loadMenu} trigger={button}>
      <ColumnMenu {...props} trigger={button} />
    </LazyOverlay>
  );
}
