import { Eye } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { viewAsMessages } from './messages.ts';

export interface ViewingBannerProps {
  /** Whom the application is viewed as: a name, a role, "Visitor". */
  readonly who: string;
  readonly onStop: () => void;
}

/** Says at the top of every screen that somebody else is viewed. It can't be dismissed, and frames the window. */
export function ViewingBanner({ who, onStop }: ViewingBannerProps) {
  const title = viewAsMessages.viewing({ who });
  const id = useId();
  useTitlePrefix(title);
  return (
    <section
      data-slot="viewing-banner"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-4 border-warning bg-warning-soft px-4 pt-2.5 pb-1.5 text-base text-ink sm:px-6"
    >
      <div
        aria-hidden="true"
        data-slot="viewing-frame"
        className="pointer-events-none fixed inset-0 z-toast border-4 border-warning print:hidden forced-colors:border-[Highlight]"
      />
      <Eye aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <output className="min-w-0 flex-1 basis-48 break-words">
        <strong id={id} className="font-semibold">
          <bdi>{title}</bdi>
        </strong>{' '}
        {viewAsMessages.notKept}
      </output>
      <Button size="small" onClick={onStop}>
        {viewAsMessages.stop}
      </Button>
    </section>
  );
}

/** Begins the title of every screen, which screens set themselves, with who is viewed. */
function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}: ${document.title}`;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(`${prefix}: `, '');
    };
  }, [prefix]);
}
