import { Text } from '@ninefold/ui/components/text';
import type { ReactNode, RefCallback } from 'react';

/** Shows a picture that can be larger than the frame. It scrolls together with other frames. */
export function PictureFrame({
  title,
  label,
  frame,
  children,
}: {
  readonly title: ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly frame: RefCallback<HTMLElement>;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Text as="span" size="small" tone="muted" weight="medium">
        {title}
      </Text>
      <section
        ref={frame}
        aria-label={label}
        // Keyboard users scroll the picture here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        className="max-h-[62dvh] min-h-16 overflow-auto border border-line-strong bg-[repeating-conic-gradient(var(--ninefold-color-sunken)_0_25%,var(--ninefold-color-panel)_0_50%)] bg-size-[16px_16px]"
      >
        {children}
      </section>
    </div>
  );
}
