import { Link } from '@ninefold/ui/components/link';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { DayNavigation } from '@ninefold/ui/patterns/day-navigation';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import { Due, RecordTransitions, RecordTimes, RecordValue } from '@ninefold/screens/custom-screens';
import { dispatchersDayMessages } from './messages.ts';
import { defineScreen, useAgenda, useRecords, useReferenced } from './own.ts';

/** Today's visits, and the orders without a technician. */
export const screen = defineScreen('/day', function DispatchersDay() {
  const visits = useAgenda('visit', 'starts_at', { filters: { status: 'neq.cancelled' } });
  return (
    <>
      <ScreenHeader title={dispatchersDayMessages.title} />
      <div className="px-4 pb-3 max-sm:pt-3 sm:px-6">
        <DayNavigation {...visits} />
        {visits.hasMore === true && (
          <Link href={visits.href} className="text-md">
            {dispatchersDayMessages.allVisits}
          </Link>
        )}
        {visits.isNext && <p className="text-ink-subtle">{dispatchersDayMessages.nextDay}</p>}
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 px-4 pb-8 sm:px-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Tours visits={visits} />
        <Unplanned />
      </div>
    </>
  );
});

type Visits = ReturnType<typeof useAgenda<'visit'>>;

/** The visits of the day, each technician's together. */
function Tours({ visits }: { readonly visits: Visits }) {
  const orders = useReferenced('work_order', visits, 'work_order_id');
  const tours = Map.groupBy(
    visits.rows ?? [],
    (row) => visits.link(row, 'technician_id')?.label ?? dispatchersDayMessages.unassigned,
  );
  const names = [...tours.keys()].toSorted((a, b) => a.localeCompare(b));
  if (names.length === 0) {
    return (
      <RecordLines
        title={dispatchersDayMessages.visits}
        rows={visits.rows}
        expected={8}
        empty={dispatchersDayMessages.noVisits}
        error={visits.notice}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-6">
      {names.map((name) => (
        <RecordLines key={name} title={name} rows={tours.get(name)}>
          {(row) => (
            <RecordLine
              row={row}
              lead={<RecordTimes of={visits} row={row} from="starts_at" to="ends_at" />}
              detail={
                <>
                  <RecordValue of={visits} row={row} field="work_order_id" />
                  {' · '}
                  <RecordValue of={orders} row={orders.of(row)} field="customer_id" />
                </>
              }
              badge={<RecordValue of={visits} row={row} field="status" />}
              actions={<RecordTransitions of={visits} row={row} />}
            />
          )}
        </RecordLines>
      ))}
    </div>
  );
}

/** The open orders without a visit or a technician, the most urgent first. */
function Unplanned() {
  const orders = useRecords('work_order', {
    filters: { status: 'eq.open' },
    order: [{ field: 'due_at', direction: 'ascending' }],
    limit: 12,
  });
  return (
    <RecordLines
      title={dispatchersDayMessages.unplanned}
      count={orders.page?.total?.count}
      action={
        <Link href={orders.href} className="text-md">
          {dispatchersDayMessages.allOrders}
        </Link>
      }
      rows={orders.rows}
      expected={12}
      empty={dispatchersDayMessages.nothingUnplanned}
      error={orders.notice}
    >
      {(row) => (
        <RecordLine
          row={row}
          lead={<Due of={orders} field="due_at" value={orders.text(row, 'due_at')} />}
          detail={<RecordValue of={orders} row={row} field="customer_id" />}
          actions={<RecordTransitions of={orders} row={row} />}
        />
      )}
    </RecordLines>
  );
}
