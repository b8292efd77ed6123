import { ChevronDown } from 'lucide-react';
import { lazy, useLayoutEffect, useRef, type RefObject } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { Button, type ButtonProps } from '../../components/button/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { useScreenActions } from '../screen-actions/index.ts';
import { Why } from '../why/index.ts';
import { stateTransitionsMessages } from './messages.ts';
import type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';
import type { TransitionsMenuProps } from './transitions-menu.tsx';
import { preloadDialog, useTransitions, type RunningTransitions } from './use-transitions.tsx';

/** The number of buttons beside each other; a menu holds the rest. */
const maxButtons = 2;

/**
 * Buttons for the transitions that a person may make, the likeliest as the primary one. Asks first
 * for required fields, and before a transition to a final state.
 */
export function StateTransitions(props: StateTransitionsProps) {
  const transitions = useTransitions(props);
  const { problem } = transitions;
  useScreenActions(
    props.transitions.map((transition) => ({
      id: `transition ${transition.id}`,
      label: transition.label,
      detail: transition.to.label,
      disabledReason: transition.unmetRequirement,
      onSelect: () => transitions.start(transition),
    })),
  );
  const beside = props.transitions.slice(0, maxButtons);
  return (
    <ButtonGroup
      label={stateTransitionsMessages.transitions}
      attached={false}
      ref={useKeptFocus()}
      tabIndex={-1}
      className="flex-wrap items-center outline-none"
    >
      <MoreTransitions
        trigger={
          <Button end={<ChevronDown aria-hidden="true" />}>{stateTransitionsMessages.more}</Button>
        }
        transitions={props.transitions.slice(maxButtons)}
        onSelect={transitions.start}
      />
      {beside.toReversed().map((transition) => (
        <TransitionButton
          key={transition.id}
          transition={transition}
          transitions={transitions}
          variant={transition === props.transitions[0] ? 'primary' : 'secondary'}
        />
      ))}
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && (
            <Why why={problem.why}>{stateTransitionsMessages.whyRejected}</Why>
          )}
        </Banner>
      )}
      {transitions.dialog}
    </ButtonGroup>
  );
}

interface TransitionButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
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

const loadMenu = () => import('./transitions-menu.tsx');
const TransitionsMenu = lazy(() =>
  loadMenu().then((module) => ({ default: module.TransitionsMenu })),
);

/** A menu of the transitions without a button. Renders nothing when there are none. */
export function MoreTransitions(props: TransitionsMenuProps) {
  if (props.transitions.length === 0) return null;
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={props.trigger}>
      <TransitionsMenu {...props} />
    </LazyOverlay>
  );
}

/** Keeps focus in the group when a transition removes the focused button. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = group;
    if (current === null) return undefined;
    // Nothing has it: what had it is gone, or was in a dialog that is.
    if (hadFocus.current && document.activeElement === document.body) {
      (current.querySelector('button') ?? current).focus();
    }
    const note = () => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // A removed element loses the focus; a dialog gives it back.
      const elsewhere = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]');
      if (elsewhere) hadFocus.current = false;
    };
    current.addEventListener('focusin', note);
    current.addEventListener('focusout', forget);
    return () => {
      current.removeEventListener('focusin', note);
      current.removeEventListener('focusout', forget);
    };
  });
  return group;
}
