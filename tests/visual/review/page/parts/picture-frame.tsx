import { Text } from '@ninefold/ui/components/text';
import type { ReactNode, RefCallback } from 'react';

/** A window on a picture that is larger than there is room: it scrolls together with the others. */
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
        // Whoever moves the picture by keyboard has to be able to stop here.
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
