import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';

export interface DayStepsProps {
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

/** Leads to the day before, to today, and to the day after. */
export function DaySteps({ previousHref, todayHref, nextHref, ...props }: DayStepsProps) {
  const labels = { ...english, ...props.labels };
  return (
    <nav aria-label={labels.days} className="flex items-center gap-1">
      <IconButton asChild label={labels.previous}>
        <a href={previousHref}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </a>
      </IconButton>
      <Button asChild>
        <a href={todayHref}>{labels.today}</a>
      </Button>
      <IconButton asChild label={labels.next}>
        <a href={nextHref}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </a>
      </IconButton>
    </nav>
  );
}
