import { memo, useCallback, useState } from 'react';
import { Heading } from '@ninefold/ui/components/heading';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { OptionalLink } from '@ninefold/ui/patterns/optional-link';
import { FactDetails, Folded } from './fact-details.tsx';
import { FactRow, markedStyles } from './fact-row.tsx';
import { specificationFactsMessages } from './messages.ts';
import { SourceNote } from './source-note.tsx';
import type { FactSection } from './specification-facts-props.ts';

export interface FactSectionViewProps {
  readonly section: FactSection;
  /** The fact that the address names, if it is in this section. */
  readonly marked: string | undefined;
  /** Draws it in full also where it is far from what is in sight. */
  readonly everything: boolean;
}

/** A heading, always there for the page's outline; and below it, while it is near, its facts. */
export const FactSectionView = memo(function FactSectionView(props: FactSectionViewProps) {
  const { section, marked, everything } = props;
  const { id, title, name, href, figure, source, facts } = section;
  const { ref, near, height = 90 + facts.length * 66 } = useNear(everything, marked !== undefined);
  return (
    <section
      ref={ref}
      data-section={id}
      aria-label={title}
      style={near ? undefined : { minBlockSize: height }}
      className="@container min-w-0 scroll-mt-4"
    >
      <div
        id={id}
        tabIndex={-1}
        data-marked={marked === id || undefined}
        className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md px-4 py-2 outline-none focus-visible:outline-2 focus-visible:outline-focus ${markedStyles}`}
      >
        <Heading level={2} size="medium">
          <OptionalLink
            variant="quiet"
            href={href}
            aria-label={specificationFactsMessages.open({ title })}
          >
            <bdi>{title}</bdi>
          </OptionalLink>
        </Heading>
        {name !== undefined && (
          <code dir="ltr" className="text-xs [overflow-wrap:anywhere] text-ink-subtle">
            {name}
          </code>
        )}
        {figure !== undefined && (
          <span className="text-md text-ink-subtle tabular-nums">{figure}</span>
        )}
        {source !== undefined && <SourceNote inline source={source} />}
      </div>
      {near && <SectionBody section={section} marked={marked} />}
    </section>
  );
});

function SectionBody({ section, marked }: Pick<FactSectionViewProps, 'section' | 'marked'>) {
  const { text, details = [], folded, figureBelow, facts, title } = section;
  return (
    <div className="flex flex-col gap-3">
      {(text !== undefined || details.length > 0 || folded !== undefined) && (
        <div className="flex flex-col gap-2 px-4">
          {text === null ? (
            <NotShown>{specificationFactsMessages.notShown}</NotShown>
          ) : (
            text !== undefined && <p className="max-w-prose text-ink-muted">{text}</p>
          )}
          {details.length > 0 && <FactDetails withSources details={details} />}
          {folded !== undefined && folded.details.length > 0 && (
            <Folded title={folded.title}>
              <FactDetails withSources details={folded.details} />
            </Folded>
          )}
        </div>
      )}
      {figureBelow}
      {facts.length > 0 && (
        <ul aria-label={title} className="overflow-clip rounded-lg border border-line bg-panel">
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} marked={marked === fact.id} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The distance in pixels around the viewport within which sections are rendered. */
const around = 1200;

/** Returns whether a section is near what is in sight, and its height, in pixels, when it was last drawn. */
function useNear(everything: boolean, kept: boolean) {
  const [drawn, setDrawn] = useState<{ readonly near: boolean; readonly height?: number }>({
    near: false,
  });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || everything) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const { isIntersecting = false, boundingClientRect } = entries.at(-1) ?? {};
          setDrawn((before) => {
            if (isIntersecting) return { ...before, near: true };
            if (!before.near || element.contains(document.activeElement)) return before;
            return { near: false, height: boundingClientRect?.height };
          });
        },
        { root: scrollerOf(element), rootMargin: `${around}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [everything],
  );
  return { ref, near: everything || kept || drawn.near, height: drawn.height };
}

/** Returns the scrolling ancestor of an element; null when that is the page. */
function scrollerOf(element: Element): Element | null {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return null;
}
