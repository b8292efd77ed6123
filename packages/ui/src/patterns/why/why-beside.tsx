import { useLabels } from '../../labels/index.ts';
import { whyLabels } from './labels.ts';
import type { WhyId } from './why-props.ts';

export interface WhyBesideProps {
  readonly why: WhyId | undefined;
  readonly name: string;
}

/**
 * "Why?" at the end of an input's label, whose own press goes to the input. It shows while pointer
 * or focus are in the field; a screen reader finds it always.
 */
export function WhyBeside({ why, name }: WhyBesideProps) {
  const labels = useLabels(whyLabels);
  if (why === undefined) return null;
  return (
    <button
      type="button"
      data-slot="why"
      data-why={why}
      data-why-name={name}
      aria-label={labels.ask(name)}
      aria-haspopup="dialog"
      tabIndex={-1}
      className="-my-0.5 min-h-6 min-w-6 shrink-0 rounded-xs px-1 text-sm text-accent decoration-1 decoration-dotted underline-offset-4 opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 hover:underline focus-visible:opacity-100 data-asked:underline data-asked:opacity-100"
    >
      {labels.why}
    </button>
  );
}
