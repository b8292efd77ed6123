import { AppShellFooter } from '../../components/app-shell/index.ts';
import {
  pageNumbers,
  Pagination,
  PaginationPage,
  PaginationStep,
} from '../../components/pagination/index.ts';
import { useNavigate } from '../../components/link/index.ts';
import { Select } from '../../components/select/index.ts';
import { formatExactNumber, useValueFormat } from '../../fields/index.ts';
import type { ListState, RecordPage } from '../../shapes/index.ts';
import { WhyMark } from '../why/index.ts';
import { recordListMessages } from './messages.ts';
import { PageJump } from './page-jump.tsx';
import type { RecordListProps } from './record-list-props.ts';

/** Which rows these are, of how many, and the ways to the others. */
export function RecordListFooter({
  label,
  page,
  busy,
  state,
  hrefFor,
  pageSizes,
  rowsWhy,
  footerEnd,
}: RecordListProps) {
  const { locale } = useValueFormat();
  const number = (value: number) => formatExactNumber(String(value), { locale });
  const navigate = useNavigate();
  // The links lead on from the requested page, not from the one still shown.
  const isStarted = state.start !== undefined && (busy || page?.start !== undefined);
  const offset = busy ? state.offset : (page?.offset ?? state.offset);
  const to = (offset: number): ListState => ({
    ...state,
    offset: Math.max(0, offset),
    start: undefined,
  });
  /** The state so many rows on, or back. */
  const by = (rows: number): ListState =>
    isStarted
      ? { ...state, offset: (busy ? state.offset : (page?.start?.offset ?? 0)) + rows }
      : to(offset + rows);
  const steps = pageSteps(page, state, isStarted ? (page?.offset ?? 0) : offset);
  // What is before a place that is only estimated isn't known.
  const isFirst = isStarted ? page?.start?.exact === true && page.offset === 0 : offset === 0;
  // Where not every page has its own link, the page is a field to type in.
  const isLong = steps.numbers.length === 0;
  return (
    <AppShellFooter className="justify-between">
      <Pagination
        label={recordListMessages.pages({ list: label })}
        summary={
          <WhyMark why={rowsWhy} name={recordListMessages.shown}>
            <output>{page === undefined ? '' : rangeWords(page)}</output>
          </WhyMark>
        }
      >
        {page !== undefined && (steps.count !== 1 || isStarted) && (
          <>
            {isLong && (
              <PaginationStep
                to="first"
                label={recordListMessages.firstPage}
                disabled={isFirst}
                href={hrefFor(to(0))}
              />
            )}
            <PaginationStep
              to="previous"
              label={recordListMessages.previousPage}
              disabled={isFirst}
              href={hrefFor(by(-state.limit))}
            />
            {isLong ? (
              <PageJump
                current={steps.current}
                count={page.total === null ? undefined : pagesOf(page.total.count, state)}
                exact={page.total?.exact ?? false}
                last={steps.count}
                onPageChange={(place) => navigate(hrefFor(to((place - 1) * state.limit)))}
              />
            ) : (
              steps.numbers.map((place) => (
                <PaginationPage
                  key={place}
                  current={place === steps.current}
                  aria-label={recordListMessages.page({ page: place })}
                  href={hrefFor(to((place - 1) * state.limit))}
                >
                  {number(place)}
                </PaginationPage>
              ))
            )}
            <PaginationStep
              to="next"
              label={recordListMessages.nextPage}
              disabled={steps.last}
              href={hrefFor(by(state.limit))}
            />
            {isLong && steps.count !== undefined && (
              <PaginationStep
                to="last"
                label={recordListMessages.lastPage}
                disabled={steps.last}
                href={hrefFor(to((steps.count - 1) * state.limit))}
              />
            )}
          </>
        )}
      </Pagination>
      <div className="ms-auto flex items-center gap-3">
        {footerEnd}
        {pageSizes !== undefined && (
          <Select
            size="small"
            aria-label={recordListMessages.pageSize}
            data-why={rowsWhy}
            data-why-name={recordListMessages.pageSize}
            className="w-auto max-sm:hidden"
            value={String(state.limit)}
            options={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
            onChange={(event) => navigate(hrefFor({ ...to(0), limit: Number(event.target.value) }))}
          />
        )}
      </div>
    </AppShellFooter>
  );
}

/** Returns the steps to other pages; no `numbers` where there are too many or no exact count. */
function pageSteps(page: RecordPage | undefined, state: ListState, offset: number) {
  const current = Math.floor(offset / state.limit) + 1;
  const isStarted = page?.start !== undefined;
  const total = page?.total ?? null;
  const rows = page?.rows.length ?? 0;
  if (total === null || !total.exact) {
    // A short page is the last one, even if an estimate says otherwise.
    const last = rows < state.limit && offset === (page?.offset ?? offset);
    return {
      count: last && offset === 0 && !isStarted ? 1 : undefined,
      current,
      numbers: [],
      last,
    };
  }
  const count = pagesOf(total.count, state);
  const offered = pageNumbers(current, count);
  const numbers = offered.filter((place) => place !== null);
  return {
    count,
    current,
    // A page that starts at a value lies across two of the numbered ones.
    numbers: isStarted || numbers.length < offered.length ? [] : numbers,
    last: isStarted ? offset + rows >= total.count : current >= count,
  };
}

function pagesOf(rows: number, { limit }: ListState): number {
  return Math.max(1, Math.ceil(rows / limit));
}

function rangeWords({ rows, offset, total, start }: RecordPage): string {
  const { none, range, rangeOf, rangeOfAbout, aboutRange } = recordListMessages;
  if (rows.length === 0) return none;
  const shown = { first: offset + 1, last: offset + rows.length };
  if (total === null) return range(shown);
  if (start?.exact === false) return aboutRange({ ...shown, total: total.count });
  return (total.exact ? rangeOf : rangeOfAbout)({ ...shown, total: total.count });
}
