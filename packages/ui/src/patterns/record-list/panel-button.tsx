import { PanelRight } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import type { RecordRow } from '../../shapes/index.ts';
import { recordListMessages } from './messages.ts';

interface PanelButtonProps {
  readonly row: RecordRow;
  readonly onOpen: (id: string) => void;
}

/** Opens a record beside its list. At the row's end, over its last value, while the row is pointed at or has the focus. */
export function PanelButton({ row, onOpen }: PanelButtonProps) {
  if (row.href === undefined) return null;
  const label = recordListMessages.openBeside({ record: row.title });
  return (
    <IconButton
      size="small"
      variant="secondary"
      label={label}
      title={label}
      tabIndex={-1}
      className="absolute inset-y-0 end-2 my-auto opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100 print:hidden"
      onClick={() => onOpen(row.id)}
    >
      <PanelRight aria-hidden="true" className="rtl:-scale-x-100" />
    </IconButton>
  );
}
