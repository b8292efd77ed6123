import { Heading } from '@ninefold/ui/components/heading';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface StageSectionProps {
  readonly title: string;
  /**
   * Moves the focus into the step when it changes, and at first: to the first control with a problem, or else to the
   * heading. Undefined: it stays where it is.
   */
  readonly focusOn?: string;
  readonly children: ReactNode;
}

/** A step of the import. The focus goes to it when what it was on is gone. */
export function StageSection({ title, focusOn, children }: StageSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusOn === undefined) return;
    const problem = section.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (problem ?? document.getElementById(id))?.focus();
    // As by Tab: what is typed replaces it.
    if (problem instanceof HTMLInputElement) problem.select();
  }, [focusOn, id]);
  return (
    <section ref={section} aria-labelledby={id} className="grid min-w-0 gap-4">
      <Heading level={2} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
