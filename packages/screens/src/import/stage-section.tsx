import { Heading } from '@ninefold/ui/components/heading';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface StageSectionProps {
  readonly title: string;
  /** Moves the focus to the heading when it changes, and at first. Undefined: it stays where it is. */
  readonly focusOn?: string;
  readonly children: ReactNode;
}

/** A step of the import. The focus goes to it when what it was on is gone. */
export function StageSection({ title, focusOn, children }: StageSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOn !== undefined) heading.current?.focus();
  }, [focusOn]);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <Heading level={2} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
