import { useId } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { FieldOption } from '../shapes.ts';
import { Why } from '../why/index.ts';

export interface WhereToGoProps {
  /** Names the list: "Where it can go from here". */
  readonly title?: string;
  /** Every state that the present one leads to, with who may do that and what it needs, in words. */
  readonly ways: readonly {
    readonly to: FieldOption;
    readonly how: string;
    /** The question why, or why not. */
    readonly why?: string;
    /** Not by this person. */
    readonly others: boolean;
  }[];
  /** The question why these and no others. */
  readonly why?: string;
  /** Said where there are none. */
  readonly end?: string;
  /** Asks `why`. */
  readonly elsewhere?: string;
}

/** Where a record can go from its state, for everybody who wants to know why a button is not there. */
export function WhereToGo({
  title = 'Next steps',
  ways,
  why,
  end = 'There are no next steps.',
  elsewhere = 'Why these steps?',
}: WhereToGoProps) {
  const id = useId();
  return (
    <section data-slot="where-to-go" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {ways.length === 0 ? (
        <p className="text-ink-muted">{end}</p>
      ) : (
        <ul className="grid gap-2">
          {ways.map(({ to, how, why, others }) => (
            <li key={to.value} className="text-ink-muted">
              <Why why={why} name={to.label}>
                <StatusBadge tone={others ? 'neutral' : (to.tone ?? 'neutral')}>
                  {to.label}
                </StatusBadge>
              </Why>{' '}
              {how}
            </li>
          ))}
        </ul>
      )}
      {why !== undefined && (
        <Why why={why} className="w-fit text-sm">
          {elsewhere}
        </Why>
      )}
    </section>
  );
}
