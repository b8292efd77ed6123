import { useId } from 'react';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { FieldOption } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { stateTransitionsMessages } from './messages.ts';

export interface NextStepsProps {
  /** The heading of the list. */
  readonly title?: string;
  /** The states after the current one. */
  readonly steps: readonly {
    readonly to: FieldOption;
    /** A sentence about the roles that can make the transition and what it requires. */
    readonly description: string;
    /** The question why, or why not. */
    readonly why?: string;
    /** This person can't make it. */
    readonly unavailable: boolean;
  }[];
  /** The question why there are these steps and no others. */
  readonly why?: string;
}

/** Lists every transition out of a record's state, also those that this person can't make. */
export function NextSteps({ title, steps, why }: NextStepsProps) {
  const id = useId();
  return (
    <section data-slot="next-steps" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {title ?? stateTransitionsMessages.transitions}
      </h2>
      {steps.length === 0 ? (
        <p className="text-ink-muted">{stateTransitionsMessages.none}</p>
      ) : (
        <ul className="grid gap-2">
          {steps.map(({ to, description, why, unavailable }) => (
            <li key={to.value} className="text-ink-muted">
              <Why why={why} name={to.label}>
                <StatusBadge tone={unavailable ? 'neutral' : (to.tone ?? 'neutral')}>
                  {to.label}
                </StatusBadge>
              </Why>{' '}
              {description}
            </li>
          ))}
        </ul>
      )}
      {why !== undefined && (
        <Why why={why} className="w-fit text-sm">
          {stateTransitionsMessages.whyThese}
        </Why>
      )}
    </section>
  );
}
