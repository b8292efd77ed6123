import { Button } from '@ninefold/ui/components/button';
import type { Agenda } from './use-agenda.ts';

export interface DayStepsProps {
  readonly agenda: Pick<Agenda, 'previousHref' | 'todayHref' | 'nextHref'>;
}

/** Leads to the day before, to today, and to the day after. */
export function DaySteps({ agenda }: DayStepsProps) {
  return (
    <nav aria-label="Days" className="flex items-center gap-1">
      <Button asChild size="small" variant="ghost">
        <a href={agenda.previousHref} aria-label="Day before">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ←
          </span>
        </a>
      </Button>
      <Button asChild size="small">
        <a href={agenda.todayHref}>Today</a>
      </Button>
      <Button asChild size="small" variant="ghost">
        <a href={agenda.nextHref} aria-label="Day after">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            →
          </span>
        </a>
      </Button>
    </nav>
  );
}
