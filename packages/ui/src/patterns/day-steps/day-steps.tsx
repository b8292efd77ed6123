import { Anchor } from '../../components/link/index.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';

export interface DayStepsProps {
  /** The day that is shown: "Friday 20 November". */
  readonly name: string;
  /** It is today: nothing need lead there. */
  readonly isToday?: boolean;
  /** The same screen, a day earlier, today, and a day later. */
  readonly previousHref: string;
  readonly todayHref: string;
  readonly nextHref: string;
  readonly labels?: Partial<DayStepsLabels>;
}

export interface DayStepsLabels {
  readonly days: string;
  readonly previous: string;
  readonly today: string;
  readonly next: string;
}

const english: DayStepsLabels = {
  days: 'Days',
  previous: 'Day before',
  today: 'Today',
  next: 'Day after',
};

/** The day that is shown, and the ways to the day before, the day after, and today. */
export function DaySteps({
  name,
  isToday = false,
  previousHref,
  todayHref,
  nextHref,
  ...props
}: DayStepsProps) {
  const labels = { ...english, ...props.labels };
  return (
    <nav aria-label={labels.days} className="-ms-2 flex items-center gap-1">
      <IconButton asChild label={labels.previous}>
        <Anchor href={previousHref}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </Anchor>
      </IconButton>
      <h2 aria-live="polite" className="text-lg font-semibold">
        {name}
      </h2>
      <IconButton asChild label={labels.next}>
        <Anchor href={nextHref}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Anchor>
      </IconButton>
      {!isToday && (
        <Button asChild size="small" className="ms-auto">
          <Anchor href={todayHref}>{labels.today}</Anchor>
        </Button>
      )}
    </nav>
  );
}
