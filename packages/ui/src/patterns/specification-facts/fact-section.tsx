import { memo, type RefCallback } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { Link } from '../../components/link/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { useLabels } from '../../labels/index.ts';
import { FactDetails } from './fact-details.tsx';
import { FactRow } from './fact-row.tsx';
import { Folded } from './folded.tsx';
import { specificationFactsLabels } from './labels.ts';
import { SourceNote } from './source-note.tsx';
import type { FactSection } from './specification-facts-props.ts';
import { markedStyles } from './styles.ts';

export interface FactSectionViewProps {
  readonly section: FactSection;
  readonly level: 2 | 3;
  readonly marked: string | undefined;
  /** Whether it is near enough to what is in sight to be drawn in full. */
  readonly near: boolean;
  /** Its height, or what that is likely to be, while it is not. */
  readonly height: number;
  readonly watch: RefCallback<HTMLElement>;
}

/**
 * A heading, which is always there, so that the page's outline is whole; and
 * below it, while it is near, all that is said.
 */
export const FactSectionView = memo(function FactSectionView(props: FactSectionViewProps) {
  const labels = useLabels(specificationFactsLabels);
  const { section, level, marked, near, height, watch } = props;
  const { id, title, name, href, figure, source } = section;
  return (
    <section
      ref={watch}
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
        <Heading level={level} size="medium">
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link variant="quiet" href={href} aria-label={labels.open(title)}>
              <bdi>{title}</bdi>
            </Link>
          )}
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
  const labels = useLabels(specificationFactsLabels);
  const { text, details = [], folded, figureBelow, facts, title } = section;
  return (
    <div className="flex flex-col gap-3">
      {(text !== undefined || details.length > 0 || folded !== undefined) && (
        <div className="flex flex-col gap-2 px-4">
          {text === null ? (
            <NotShown>{labels.notShown}</NotShown>
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
