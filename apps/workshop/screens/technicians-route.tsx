import type { ReactNode } from 'react';
import { Card } from '@ninefold/ui/components/card';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Link } from '@ninefold/ui/components/link';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { DayNavigation } from '@ninefold/ui/patterns/day-navigation';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import type { RecordRow } from '@ninefold/ui/shapes';
import { RecordTransitions, RecordTimes, RecordValue } from '@ninefold/screens/custom-screens';
import { techniciansRouteMessages } from './messages.ts';
import { defineScreen, useAgenda, useReferenced } from './own.ts';

/** The technician's own visits of a day, in the order in which they are driven to. */
export const screen = defineScreen('/route', function TechniciansRoute() {
  const visits = useAgenda('visit', 'starts_at', { filters: { status: 'neq.cancelled' } });
  const orders = useReferenced('work_order', visits, 'work_order_id');
  const sites = useReferenced('site', orders, 'site_id');
  const isDone = (row: RecordRow) => visits.text(row, 'status') === 'done';
  const [next, ...later] = visits.rows?.filter((row) => !isDone(row)) ?? [];
  const done = visits.rows?.filter(isDone) ?? [];
  const siteOf = (row: RecordRow) => sites.of(orders.of(row));
  // All of a stop comes at once, so that nothing moves under the finger.
  const isLoading = visits.status === 'pending' || sites.status === 'pending';

  return (
    <>
      <ScreenHeader title={techniciansRouteMessages.title} />
      <div className="grid max-w-3xl gap-5 px-4 pb-8 max-sm:pt-3 sm:px-6">
        <DayNavigation {...visits} />
        {visits.status === 'empty' && (
          <EmptyState title={techniciansRouteMessages.noVisits}>
            {techniciansRouteMessages.noVisitsHint}
          </EmptyState>
        )}
        {!isLoading && next !== undefined && (
          <Card padding="large" asChild>
            <section aria-labelledby="next-stop">
              <p className="flex flex-wrap items-center justify-between gap-3 text-ink-muted">
                <RecordTimes of={visits} row={next} from="starts_at" to="ends_at" />
                <RecordValue of={visits} row={next} field="status" />
              </p>
              <h2 id="next-stop" className="text-lg font-semibold">
                <Link href={next.href} variant="quiet">
                  {next.title}
                </Link>
              </h2>
              <p>
                <RecordValue of={visits} row={next} field="work_order_id" />
                {' · '}
                <RecordValue of={orders} row={orders.of(next)} field="customer_id" />
              </p>
              <Address sites={sites} row={siteOf(next)} />
              {sites.notice}
              <p className="text-ink-muted">{orders.text(orders.of(next), 'description')}</p>
              <RecordTransitions of={visits} row={next} size="screen" />
            </section>
          </Card>
        )}
        {(isLoading || visits.notice !== undefined || later.length > 0) && (
          <RecordLines
            title={techniciansRouteMessages.later}
            rows={isLoading ? undefined : later}
            error={visits.notice}
          >
            {(row) => (
              <Stop
                visits={visits}
                row={row}
                detail={<Address sites={sites} row={siteOf(row)} />}
              />
            )}
          </RecordLines>
        )}
        {!isLoading && done.length > 0 && (
          <RecordLines title={techniciansRouteMessages.done} rows={done}>
            {(row) => <Stop visits={visits} row={row} />}
          </RecordLines>
        )}
      </div>
    </>
  );
});

interface StopProps {
  readonly visits: ReturnType<typeof useAgenda<'visit'>>;
  readonly row: RecordRow;
  readonly detail?: ReactNode;
}

function Stop({ visits, row, detail }: StopProps) {
  return (
    <RecordLine
      row={row}
      lead={<RecordTimes of={visits} row={row} from="starts_at" to="ends_at" />}
      detail={detail}
      badge={<RecordValue of={visits} row={row} field="status" />}
    />
  );
}

interface AddressProps {
  readonly sites: ReturnType<typeof useReferenced<'site', string>>;
  readonly row: RecordRow | undefined;
}

/** The address to drive to, and the notes to read before arriving. */
function Address({ sites, row }: AddressProps) {
  if (row === undefined) return null;
  const town = `${sites.text(row, 'postal_code')} ${sites.text(row, 'city')}`;
  const notes = sites.text(row, 'access_notes');
  return (
    <>
      <address className="not-italic">
        {sites.text(row, 'street')}, {town}
      </address>
      {notes !== '' && <span className="text-md text-ink-muted">{notes}</span>}
    </>
  );
}
