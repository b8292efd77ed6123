import { useId } from 'react';
import { Why } from '../why/index.ts';
import { stateTransitionsMessages } from './messages.ts';

export interface NextStepsProps {
  /** The heading of the list. */
  readonly title?: string;
  /** The steps that this person can take and that need something. */
  readonly steps: readonly StepRequirement[];
}

export interface StepRequirement {
  readonly id: string;
  /** The text of its button: "Complete". */
  readonly label: string;
  /** What it needs, in a sentence. */
  readonly requirement: string;
  /** The question why. */
  readonly why?: string;
}

/** Says what steps need: what is missing before one can be taken, and what one asks for. */
export function NextSteps({ title, steps }: NextStepsProps) {
  const id = useId();
  return (
    <section data-slot="next-steps" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        {title ?? stateTransitionsMessages.transitions}
      </h2>
      <ul className="grid gap-2">
        {steps.map(({ id: step, label, requirement, why }) => (
          <li key={step}>
            <Why why={why} name={label}>
              <span className="font-medium">{label}</span>
            </Why>
            <p className="text-ink-muted">{requirement}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
