import { isolate } from '@ninefold/messages';
import { useScreen } from '../screen-context/index.ts';
import { leftOutMessages } from './messages.ts';

/** What the database lacks of the dump that it was loaded from, and why. */
export function LeftOut() {
  const { leftOut = [] } = useScreen().application.configuration;
  return (
    <section aria-labelledby="left-out" className="grid gap-3">
      <h2 id="left-out" className="text-base font-semibold">
        {leftOutMessages.title}
      </h2>
      {/* The loader writes them in English. */}
      <ul lang="en" dir="ltr" className="grid gap-3">
        {leftOut.map(({ parts, reason }) => (
          <li key={reason}>
            {isolate(parts)}
            <p className="text-ink-muted">{isolate(reason)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
