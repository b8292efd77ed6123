import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { ariaShortcut } from '../../components/kbd/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useScreenActions } from '../screen-actions/index.ts';
import { sidePanelMessages } from './messages.ts';
import { PanelEdge, panelWidths } from './panel-edge.tsx';

export { panelWidths };

export interface SidePanelProps extends ComponentProps<'section'> {
  /** Names it: the title of the record in it. */
  readonly label: string;
  /** In pixels. It leaves room for what it is beside. */
  readonly width: number;
  readonly onWidthChange: (width: number) => void;
  readonly onClose: () => void;
  /** At the start of its head, beside the button that closes it. */
  readonly head?: ReactNode;
}

/** Content at the end of the screen, beside what it was opened from. Its edge changes its width, and Escape closes it. */
export function SidePanel({
  label,
  width,
  onWidthChange,
  onClose,
  head,
  className,
  children,
  ...props
}: SidePanelProps) {
  const id = useId();
  useScreenActions([
    {
      id: 'close panel',
      label: sidePanelMessages.close,
      shortcut: 'Escape',
      onSelect: onClose,
    },
  ]);
  return (
    <section
      data-slot="side-panel"
      id={id}
      aria-label={label}
      className={joinClassNames(
        'relative flex max-w-[min(60%,calc(100%-26rem))] shrink-0 flex-col border-s border-line bg-canvas print:w-full! print:max-w-none print:border-0',
        className,
      )}
      style={{ width }}
      {...props}
    >
      <PanelEdge controls={id} width={width} onWidthChange={onWidthChange} />
      <div className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2 sm:ps-6 print:hidden">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{head}</div>
        <IconButton
          label={sidePanelMessages.close}
          aria-keyshortcuts={ariaShortcut('Escape')}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible">
        {children}
      </div>
    </section>
  );
}
