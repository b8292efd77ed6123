import type { ReactNode } from 'react';

export interface MomentTextProps {
  /** The value as Postgres wrote it. */
  readonly text: string;
  /** Undefined where the value has a form that can't be formatted: it shows as it is. */
  readonly formatted: string | undefined;
  /** Seconds and the zone, for the tooltip. */
  readonly title?: string;
}

/** Shows a date or time, with the exact value for machines. */
export function MomentText({ text, formatted, title }: MomentTextProps): ReactNode {
  if (formatted === undefined) return <span>{text}</span>;
  return (
    <time
      dateTime={text.replace(/^(\S+) (\d)/, '$1T$2')}
      title={title === formatted ? undefined : title}
      className="tabular-nums"
    >
      {formatted}
    </time>
  );
}
