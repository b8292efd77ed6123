import { coverage, type PointCoverage, type PointKey } from '@ninefold/specification/coverage';
import { pointText } from '@ninefold/specification/documents/json';
import { pointToMarkdown } from '@ninefold/specification/documents/markdown';
import { SpecificationFacts } from '../patterns/specification-facts/index.ts';
import { type PointLink, SpecificationPoint } from '../patterns/specification-point/index.ts';
import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { DownloadButtons } from './download-buttons.tsx';
import { isPoint, NotFound, pointAddress, pointTitles } from '@ninefold/screens/inspector';
import { useFullSpecification } from '../full-specification/index.ts';
import { pointSections } from './facts/point-sections.ts';
import { searchFacts } from './facts/search-facts.ts';
import { withSourceNames } from './facts/source-names.ts';
import { specificationPointMessages } from './messages.ts';
import { PointFigure, withFigures } from './point-figures.tsx';

export function SpecificationPointScreen() {
  const { point = '' } = useParams({ strict: false });
  // Another point starts with a new search.
  return isPoint(point) ? <PointScreen key={point} point={point} /> : <NotFound />;
}

function PointScreen({ point }: { readonly point: PointKey }) {
  const { specification, declaration } = useFullSpecification();
  const { access } = declaration;
  const { hash } = useLocation();
  const [search, setSearch] = useSearch(point);
  const covered = useMemo(() => coverage(specification), [specification]);
  const all = useMemo(
    () =>
      withFigures(
        specification,
        point,
        withSourceNames(pointSections[point](specification, access)),
      ),
    [specification, point, access],
  );
  const asked = useDeferredValue(search);
  const { sections: shown, found, total } = useMemo(() => searchFacts(all, asked), [all, asked]);
  const index = covered.points.findIndex(({ key }) => key === point);
  const own = covered.points[index];
  if (own === undefined) return <NotFound />;
  const notShown = own.statements.filter(({ status }) => status === 'not shown');
  return (
    <>
      <title>{specificationPointMessages.pageTitle({ title: pointTitles[point] })}</title>
      <SpecificationPoint
        number={own.number}
        title={own.title}
        summary={own.summary === '' ? specificationPointMessages.nothingKnown : own.summary}
        actions={
          <DownloadButtons
            name={`specification-${point}`}
            markdown={() => pointToMarkdown(specification, point)}
            json={() => pointText(specification, point)}
          />
        }
        coverage={{
          ...own,
          shares: { ...own.counts, notShown: notShown.length + own.missing.length },
        }}
        search={
          total === 0
            ? undefined
            : {
                value: search,
                onValueChange: setSearch,
                found,
                total,
                label: specificationPointMessages.search({ point }),
              }
        }
        previous={linkTo(covered.points[index - 1])}
        next={linkTo(covered.points[index + 1])}
      >
        <PointFigure point={point} specification={specification} sections={shown} />
        {shown.length > 0 && (
          <SpecificationFacts sections={shown} marked={hash === '' ? undefined : hash} />
        )}
      </SpecificationPoint>
    </>
  );
}

function linkTo(point: PointCoverage | undefined): PointLink | undefined {
  return point && { label: specificationPointMessages.link(point), href: pointAddress(point.key) };
}

/** The search is in the address, so that a shared link includes it. */
function useSearch(point: PointKey): readonly [string, (search: string) => void] {
  const router = useRouter();
  const { searchStr } = useLocation();
  const inAddress = new URLSearchParams(searchStr).get('search') ?? '';
  // A letter is shown when it is typed, not when the address has followed.
  const [typed, setTyped] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    setFollowed(inAddress);
    setTyped(inAddress);
  }
  const change = (search: string) => {
    setTyped(search);
    setFollowed(search);
    const asked = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
    router.history.replace(`${pointAddress(point)}${asked}`);
  };
  return [typed, change];
}
