import type { SummaryGap } from '@ninefold/data/records/summary';
import { Button } from '@ninefold/ui/components/button';
import { CodeBlock } from '@ninefold/ui/components/code';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Popover, PopoverContent, PopoverTrigger } from '@ninefold/ui/components/popover';
import { summaryMessages } from './messages.ts';

/** PostgREST reads its settings from the role that it signs in as. */
const enablingSql = `alter role authenticator
  set pgrst.db_aggregates_enabled = 'true';
notify pgrst, 'reload config';`;

interface GapProps {
  readonly gap: SummaryGap;
}

/** Says that sums are not shown. Pressed, it says why, and what to do. */
export function GapNote({ gap }: GapProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="small" variant="ghost">
          {summaryMessages.sumsNotShown}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={summaryMessages.sumsNotShown} align="end" side="top">
        <GapReason gap={gap} />
      </PopoverContent>
    </Popover>
  );
}

/** Takes the place of groups that could not be read. */
export function GapState({ gap }: GapProps) {
  return (
    <EmptyState title={summaryMessages.groupsNotShown}>
      <GapReason gap={gap} />
    </EmptyState>
  );
}

function GapReason({ gap }: GapProps) {
  return (
    <div className="flex flex-col gap-3 text-start">
      <p>{summaryMessages[gap]}</p>
      {gap === 'aggregates' && <CodeBlock code={enablingSql} label={summaryMessages.sql} wrap />}
    </div>
  );
}
