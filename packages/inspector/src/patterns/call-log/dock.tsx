import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

export interface DockProps {
  /** The accessible name of the edge that resizes it. */
  readonly resizeLabel: string;
  /** In pixels. */
  readonly defaultHeight: number;
  readonly onHeightChange: (height: number) => void;
  readonly children: ReactNode;
}

/** Docks its content to the window's lower edge, as high as a person drags or moves its upper edge. */
export function Dock({ resizeLabel, defaultHeight, onHeightChange, children }: DockProps) {
  return (
    <Group orientation="vertical" className="pointer-events-none fixed inset-0 z-sticky">
      {/* The screen behind it. */}
      <Panel minSize="20%" />
      <Separator
        aria-label={resizeLabel}
        className="group pointer-events-auto relative z-1 -mb-3 grid h-6 place-items-center outline-none max-sm:hidden"
      >
        <span className="h-1 w-10 rounded-full bg-line-strong group-hover:bg-accent group-focus-visible:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus" />
      </Separator>
      <Panel
        defaultSize={defaultHeight}
        minSize={120}
        groupResizeBehavior="preserve-pixel-size"
        className="pointer-events-auto"
        onResize={({ inPixels }) => onHeightChange(Math.round(inPixels))}
      >
        {children}
      </Panel>
    </Group>
  );
}
