import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Anchor, useNavigate } from '../../components/link/index.ts';
import { Toggle, ToggleGroup } from '../../components/toggle-group/index.ts';
import { hasContent } from '../has-content.ts';
import { useScreenActions, useShownShortcut } from '../screen-actions/index.ts';
import { calendarFrameMessages } from './messages.ts';

/** How much a calendar shows at once. */
export type CalendarUnit = 'month' | 'week' | 'day';

export interface CalendarFrameProps {
  readonly unit: CalendarUnit;
  /** The shown time: "November 2026". */
  readonly name: string;
  readonly previousHref: string;
  readonly nextHref: string;
  /** Absent where today is shown. */
  readonly todayHref?: string;
  /** The address of the same calendar with another unit. Without it there is no choice. */
  readonly unitHref?: (unit: CalendarUnit) => string;
  /** The number of records that were read; absent while they are loading. */
  readonly count: number | undefined;
  /** The address of the table of all records of that time, where only the first were read. */
  readonly allHref?: string;
  /** Shown in place of the records, because reading them failed. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

const units = ['month', 'week', 'day'] as const;

const names = {
  day: ['previousDay', 'nextDay'],
  week: ['previousWeek', 'nextWeek'],
  month: ['previousMonth', 'nextMonth'],
} as const;

/** Leads from a calendar to the time before and after, to today, and to its other units, each by a key as well. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { unit, name, count, unitHref, todayHref, error } = props;
  const navigate = useNavigate();
  const shown = useShownShortcut();
  const [previous, next] = names[unit];
  const steps = [
    {
      id: 'previous',
      label: calendarFrameMessages[previous],
      shortcut: 'P',
      href: props.previousHref,
    },
    { id: 'next', label: calendarFrameMessages[next], shortcut: 'N', href: props.nextHref },
  ];
  const [before, after] = steps.map(({ id, label, shortcut, href }) => (
    <IconButton key={id} asChild label={label} aria-keyshortcuts={shown(shortcut)}>
      <Anchor href={href}>
        {id === 'previous' ? (
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        ) : (
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        )}
      </Anchor>
    </IconButton>
  ));
  const others = unitHref === undefined ? [] : units.filter((each) => each !== unit);
  useScreenActions(
    [
      ...steps,
      ...(todayHref === undefined
        ? []
        : [{ id: 'today', label: calendarFrameMessages.today, shortcut: 'T', href: todayHref }]),
      ...others.map((each) => ({
        id: each,
        label: calendarFrameMessages[each],
        shortcut: unitKeys[each],
        href: unitHref?.(each),
      })),
    ].map((action) => ({ ...action, id: `calendar ${action.id}` })),
  );
  return (
    <div data-slot="calendar-frame" className="flex min-h-0 flex-1 flex-col border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 sm:px-4">
        <nav
          aria-label={calendarFrameMessages.periods}
          className="flex min-w-0 flex-wrap items-center gap-1"
        >
          {before}
          <h2 aria-live="polite" className="min-w-0 text-lg font-semibold">
            {name}
          </h2>
          {after}
          {todayHref !== undefined && (
            <Button asChild size="small" aria-keyshortcuts={shown('T')}>
              <Anchor href={todayHref}>{calendarFrameMessages.today}</Anchor>
            </Button>
          )}
        </nav>
        {unitHref !== undefined && (
          <ToggleGroup
            required
            size="small"
            label={calendarFrameMessages.units}
            value={unit}
            onValueChange={(value) => navigate(unitHref(value as CalendarUnit))}
            className="ms-auto"
          >
            {units.map((each) => (
              <Toggle key={each} value={each} aria-keyshortcuts={shown(unitKeys[each])}>
                {calendarFrameMessages[each]}
              </Toggle>
            ))}
          </ToggleGroup>
        )}
      </div>
      {props.allHref !== undefined && (
        <Banner tone="warning" className="mx-4 mb-3 sm:mx-6">
          {calendarFrameMessages.incomplete({ count: count ?? 0, period: name })}{' '}
          <Anchor href={props.allHref}>{calendarFrameMessages.all}</Anchor>
        </Banner>
      )}
      {count === undefined && <output className="sr-only">{calendarFrameMessages.loading}</output>}
      {hasContent(error) ? <div className="m-auto p-4">{error}</div> : props.children}
    </div>
  );
}

const unitKeys = { month: 'M', week: 'W', day: 'D' } as const;
