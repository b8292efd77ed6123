import { Anchor } from '../../components/link/index.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { dayNavigationMessages } from './messages.ts';

export interface DayNavigationProps {
  /** The day that is shown: "Friday 20 November". */
  readonly name: string;
  /** The day is today, so there is no link to it. */
  readonly isToday?: boolean;
  /** Links to the same screen for the day before, today and the day after. */
  readonly previousHref: string;
  readonly todayHref: string;
  readonly nextHref: string;
}

/** Shows a day, with links to the day before, the day after, and today. */
export function DayNavigation({
  name,
  isToday = false,
  previousHref,
  todayHref,
  nextHref,
}: DayNavigationProps) {
  return (
    <nav aria-label={dayNavigationMessages.days} className="-ms-2 flex items-center gap-1">
      <IconButton asChild label={dayNavigationMessages.previous}>
        <Anchor href={previousHref}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Anchor>
      </IconButton>
      <h2 aria-live="polite" className="text-lg font-semibold">
        {name}
      </h2>
      <IconButton asChild label={dayNavigationMessages.next}>
        <Anchor href={nextHref}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Anchor>
      </IconButton>
      {!isToday && (
        <Button asChild size="small" className="ms-auto">
          <Anchor href={todayHref}>{dayNavigationMessages.today}</Anchor>
        </Button>
      )}
    </nav>
  );
}
