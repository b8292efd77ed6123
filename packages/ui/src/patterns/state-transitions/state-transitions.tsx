import { ChevronDown } from 'lucide-react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { useLabels } from '../../labels/index.ts';
import { Why } from '../why/index.ts';
import { stateTransitionsLabels } from './labels.ts';
import { MoreTransitions } from './more-transitions.tsx';
import { TransitionButton } from './transition-button.tsx';
import type { StateTransitionsProps } from './state-transitions-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useTransitions } from './use-transitions.tsx';

/** The number of buttons beside each other; a menu holds the rest. */
const maxButtons = 2;

/**
 * Buttons for the transitions that a person may make, the likeliest as the primary one. Asks first
 * for required fields, and before a transition to a final state.
 */
export function StateTransitions(props: StateTransitionsProps) {
  const transitions = useTransitions(props);
  const labels = useLabels(stateTransitionsLabels);
  const { problem } = transitions;
  const beside = props.transitions.slice(0, maxButtons);
  return (
    <ButtonGroup
      label={labels.transitions}
      attached={false}
      ref={useKeptFocus()}
      tabIndex={-1}
      className="flex-wrap items-center outline-none"
    >
      <MoreTransitions
        trigger={<Button end={<ChevronDown aria-hidden="true" />}>{labels.more}</Button>}
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
          {problem.why !== undefined && <Why why={problem.why}>{labels.whyRejected}</Why>}
        </Banner>
      )}
      {transitions.dialog}
    </ButtonGroup>
  );
}
