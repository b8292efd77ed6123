import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Hides content behind its title. The browser's search in the page opens it. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <details data-slot="folded" className="group/folded min-w-0">
      <summary className="inline-flex h-6 list-none items-center gap-1 rounded-xs pe-1.5 text-md text-ink-subtle hover:bg-hover hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 shrink-0 group-open/folded:rotate-90 rtl:-scale-x-100"
        />
        {title}
      </summary>
      <div className="flex min-w-0 flex-col gap-2 pt-1.5 pb-1">{children}</div>
    </details>
  );
}
