import { MoreActions } from '@ninefold/ui/patterns/more-actions';
import { useRef, useState } from 'react';
import { deferred } from '../deferred/index.tsx';
import type { ExportDialogProps } from '../export/index.ts';
import { listMenuMessages } from './menu-messages.ts';

const ExportDialog = deferred(() => import('../export/index.ts'), 'ExportDialog');

export type ListMenuProps = Pick<ExportDialogProps, 'entity' | 'state' | 'columns' | 'page'>;

/** What can be done with all records of a list. */
export function ListMenu(props: ListMenuProps) {
  const [opened, setOpened] = useState<'export'>();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MoreActions
        buttonRef={button}
        actions={[
          {
            name: 'export',
            label: listMenuMessages.export,
            onSelect: () => setOpened('export'),
          },
        ]}
      />
      {opened === 'export' && (
        <ExportDialog {...props} returnFocus={button} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
