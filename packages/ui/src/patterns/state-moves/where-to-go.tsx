import { useId } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { FieldOption } from '../shapes.ts';

export interface WhereToGoProps {
  /** Names the list: "Where it can go from here". */
  readonly title?: string;
  /** Every state that the present one leads to, with who may do that and what it needs, in words. */
  readonly ways: readonly {
    readonly to: FieldOption;
    readonly how: string;
    /** Not by this person. */
    readonly others: boolean;
  }[];
  /** Said where there are none. */
  readonly end?: string;
}

/** Where a record can go from its state, for everybody who wants to know why a button is not there. */
export function WhereToGo({
  title = 'Where it can go from here',
  ways,
  end = 'Nothing leads on from here.',
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
          {ways.map(({ to, how, others }) => (
            <li key={to.value} className="text-ink-muted">
              <StatusBadge tone={others ? 'neutral' : (to.tone ?? 'neutral')}>
                {to.label}
              </StatusBadge>{' '}
              {how}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
