import { Button, type ButtonProps } from '../../components/button/index.ts';
import type { AvailableTransition } from './state-transitions-props.ts';
import { type RunningTransitions, preloadDialog } from './use-transitions.tsx';

export interface TransitionButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly transition: AvailableTransition;
  readonly transitions: RunningTransitions;
}

/** Starts a transition. Disabled with the reason while a requirement is unmet, or another is being made. */
export function TransitionButton({
  transition,
  transitions: { busy, start },
  ...props
}: TransitionButtonProps) {
  return (
    <Button
      {...props}
      busy={busy === transition.id}
      aria-disabled={busy !== undefined && busy !== transition.id}
      disabledReason={transition.unmetRequirement}
      data-why={transition.why}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => start(transition)}
    >
      {transition.label}
    </Button>
  );
}
