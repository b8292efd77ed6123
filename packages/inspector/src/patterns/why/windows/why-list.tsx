import { useState } from 'react';
import { SearchField } from '@ninefold/ui/components/search-field';
import { whyMessages } from '@ninefold/ui/patterns/why';
import type { Askable, WhyWindowProps } from '../why-props.ts';
import { whyWindowMessages } from './messages.ts';
import { WhyWindow } from './why-window.tsx';

/** So many can be seen at a glance; more need a search. */
const searchFrom = 9;

export interface WhyListProps extends WhyWindowProps {
  readonly groups: readonly AskableGroup[];
  readonly onAsk: (asked: Askable) => void;
}

export interface AskableGroup {
  readonly title: string;
  readonly things: readonly Askable[];
}

/** Everything on the screen that can be asked about, also what is not there to be pressed. */
export function WhyList({ groups, onAsk, ...props }: WhyListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = groups
    .map(({ title, things }) => ({
      title,
      things: things.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ things }) => things.length > 0);
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  return (
    <WhyWindow {...props} title={whyWindowMessages.listTitle}>
      <div data-slot="why-list" className="grid gap-3">
        <p className="text-sm text-ink-subtle max-sm:hidden">{whyWindowMessages.listHint}</p>
        {count >= searchFrom && (
          <SearchField
            size="small"
            aria-label={whyWindowMessages.find}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {found.map(({ title, things }) => (
          <section key={title} aria-label={title} className="grid gap-0.5">
            <h3 className="text-sm text-ink-subtle">{title}</h3>
            <ul className="-mx-2 flex flex-wrap gap-x-1">
              {things.map((thing) => (
                <li key={thing.why} className="min-w-0">
                  <button
                    type="button"
                    aria-label={whyMessages.ask({ name: thing.name })}
                    className="min-h-7 max-w-full rounded-sm px-2 text-start text-ink underline decoration-line-control decoration-1 decoration-dotted underline-offset-4 wrap-anywhere hover:bg-hover hover:text-accent hover:decoration-current touch:min-h-9"
                    onClick={() => onAsk(thing)}
                  >
                    {thing.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p>{whyWindowMessages.nothing}</p>}
      </div>
    </WhyWindow>
  );
}
