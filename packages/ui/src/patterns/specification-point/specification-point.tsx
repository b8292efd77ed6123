import { useLabels } from '../../labels/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { specificationPointLabels } from './labels.ts';
import { PointPager } from './point-pager.tsx';
import { PointSearchField } from './point-search.tsx';
import type { SpecificationPointProps } from './specification-point-props.ts';

/** One of the nine points: what is known of it, what is not, and the way to the others. */
export function SpecificationPoint(props: SpecificationPointProps) {
  const { number, title, summary, actions, coverage, search, previous, next, className } = props;
  const labels = useLabels(specificationPointLabels);
  const nothingFound = search !== undefined && search.value.trim() !== '' && search.found === 0;
  return (
    <div data-slot="specification-point" className={joinClassNames('pb-6', className)}>
      <PageHeader
        title={
          <>
            <span className="me-1 font-normal text-ink-subtle">{number}</span> {title}
          </>
        }
        description={summary}
        actions={actions}
      />
      <div className="flex flex-col gap-5 px-4 pt-1 sm:px-6">
        <CoveragePanel title={title} coverage={coverage} />
        {search !== undefined && <PointSearchField search={search} />}
        {nothingFound && (
          <p className="text-ink-muted">{labels.nothingFound(search.value.trim())}</p>
        )}
        {props.children}
        <PointPager previous={previous} next={next} />
      </div>
    </div>
  );
}
