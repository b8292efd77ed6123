import { Button } from '@ninefold/ui/components/button';
import { Kbd } from '@ninefold/ui/components/kbd';
import { Text } from '@ninefold/ui/components/text';
import { keyOf } from '../model/index.ts';
import { useReviewContext } from './review-context.ts';

/** Buttons to accept, reject, undo, split, and go on. */
export function DecisionBar() {
  const { review, perform } = useReviewContext();
  const { group, change, data } = review;
  const count = group?.changes.length ?? 0;
  const isApart = change !== undefined && data.apart.includes(change.key);
  const pictures = count === 1 ? '' : ` ${count} pictures`;
  return (
    <section
      aria-label="Decision"
      className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-2.5"
    >
      <Button
        variant="primary"
        end={<Kbd plain>{keyOf('accept')}</Kbd>}
        disabled={!review.canDecide || !review.isAcceptable}
        onClick={perform.accept}
      >
        Accept{pictures}
      </Button>
      <Button
        end={<Kbd>{keyOf('reject')}</Kbd>}
        disabled={!review.canDecide}
        onClick={perform.reject}
      >
        Reject{pictures}
      </Button>
      <Button
        variant="ghost"
        end={<Kbd>{keyOf('undo')}</Kbd>}
        disabled={data.decisions.length === 0}
        onClick={perform.undo}
      >
        Undo
      </Button>
      {(count > 1 || isApart) && (
        <Button variant="ghost" end={<Kbd>{keyOf('split')}</Kbd>} onClick={perform.split}>
          {isApart ? 'Put back' : 'Split off'}
        </Button>
      )}
      {!review.isAcceptable && (
        <Text as="span" size="small" tone="muted">
          There is no picture to accept. Fix the story, or reject it with a note.
        </Text>
      )}
      <Button
        className="ms-auto"
        variant="ghost"
        end={<Kbd>{keyOf('nextUndecided')}</Kbd>}
        disabled={review.steps.nextUndecided === undefined}
        onClick={perform.nextUndecided}
      >
        Next undecided
      </Button>
    </section>
  );
}
