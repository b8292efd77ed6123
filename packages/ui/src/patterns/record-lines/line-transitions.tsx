import { Ellipsis } from 'lucide-react';
import { ButtonGroup } from '../../components/button-group/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import {
  MoreTransitions,
  TransitionButton,
  type StateTransitionsProps,
  useKeptFocus,
  useTransitions,
} from '../state-transitions/index.ts';
import { Why } from '../why/index.ts';
import { recordLinesMessages } from './messages.ts';

/** The transitions of a record in a list: the likeliest as a button, the others in a menu. */
export function LineTransitions(props: StateTransitionsProps) {
  const transitions = useTransitions(props);
  const { problem } = transitions;
  const [first, ...more] = props.transitions;
  return (
    <ButtonGroup
      ref={useKeptFocus()}
      attached={false}
      label={recordLinesMessages.transitions({ title: props.title })}
      tabIndex={-1}
      className="flex-wrap items-center justify-end gap-1 outline-none"
    >
      {/* The menu stays beside the button, however long its label is. */}
      <span className="flex max-w-full items-center gap-1">
        {first !== undefined && (
          <TransitionButton transition={first} transitions={transitions} size="small" />
        )}
        <MoreTransitions
          trigger={
            <IconButton
              size="small"
              variant="ghost"
              label={recordLinesMessages.more({ title: props.title })}
            >
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          transitions={more}
          onSelect={transitions.start}
        />
      </span>
      {problem !== undefined && (
        <InlineMessage tone="danger" role="alert" className="basis-full">
          {problem.message}{' '}
          {problem.why !== undefined && (
            <Why why={problem.why}>{recordLinesMessages.whyRejected}</Why>
          )}
        </InlineMessage>
      )}
      {transitions.dialog}
    </ButtonGroup>
  );
}
