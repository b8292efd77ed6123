import { lazy } from 'react';
import { OnDemand } from '../on-demand.tsx';
import { ColumnButton } from './column-button.tsx';
import type { ColumnChooserProps } from './record-list-props.ts';

const loadMenu = () => import('./column-menu.tsx');
const ColumnMenu = lazy(async () => ({ default: (await loadMenu()).ColumnMenu }));

/** Chooses which columns a list shows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { label, className } = props;
  return (
    <OnDemand
      popup="dialog"
      preload={loadMenu}
      trigger={<ColumnButton label={label} className={className} />}
    >
      <ColumnMenu {...props} />
    </OnDemand>
  );
}
