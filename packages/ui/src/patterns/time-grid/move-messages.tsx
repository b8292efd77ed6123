import type { ReactNode } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { timeGridMessages } from './messages.ts';

interface MoveMessagesProps {
  /** The ID of the text that says how an event is moved. */
  readonly hint: string;
  /** Why an event can't be moved, or not there. */
  readonly problem: string | undefined;
  /** The last step of a move. */
  readonly message: string;
  readonly isMoving: boolean;
  /** The calendar. */
  readonly children: ReactNode;
}

/** Says above and below a calendar how the moves of its events go. */
export function MoveMessages({ hint, problem, message, isMoving, children }: MoveMessagesProps) {
  return (
    <>
      {problem !== undefined && (
        <Banner tone="danger" announce="assertive" className="mx-4 mb-3 sm:mx-6">
          {problem}
        </Banner>
      )}
      {children}
      <p id={hint} hidden>
        {timeGridMessages.hint}
      </p>
      <output
        className={isMoving ? 'border-t border-line bg-panel px-4 py-2 text-sm sm:px-6' : 'sr-only'}
      >
        {message}
      </output>
    </>
  );
}
