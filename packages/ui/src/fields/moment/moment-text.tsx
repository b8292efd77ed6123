import type { ReactNode } from 'react';

export interface MomentTextProps {
  /** The value as Postgres wrote it. */
  readonly text: string;
  readonly shown: string | undefined;
  /** More than is shown: seconds, the zone. */
  readonly title?: string;
}

/** A date or time to read, with the exact value for machines. Unknown forms stand as they are. */
export function MomentText({ text, shown, title }: MomentTextProps): ReactNode {
  if (shown === undefined) return <span>{text}</span>;
  return (
    <time
      dateTime={text.replace(/^(\S+) (\d)/, '$1T$2')}
      title={title === shown ? undefined : title}
      className="tabular-nums"
    >
      {shown}
    </time>
  );
}
