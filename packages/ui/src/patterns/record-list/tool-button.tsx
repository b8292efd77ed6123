import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../../components/icon-button/index.ts';

export interface ToolButtonProps extends IconButtonProps {
  /** How many things are set, which its label says too. Nothing is shown for 0. */
  readonly count: number;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon button above a list, with its name as a tooltip. */
export function ToolButton({ count, children, ...props }: ToolButtonProps) {
  return (
    <IconButton size="small" tooltip {...props}>
      {children}
      {count > 0 && (
        <span
          aria-hidden="true"
          // Its label says it: as text it would be compared with that.
          data-count={count}
          className="pointer-events-none absolute -end-0.5 -top-1 grid h-4 min-w-4 place-items-center rounded-full border border-line-strong bg-panel px-0.5 text-2xs leading-none text-ink tabular-nums after:content-[attr(data-count)]"
        />
      )}
    </IconButton>
  );
}
