import { type FocusEvent, type ReactNode, useState } from 'react';
import { Spinner } from '../../components/spinner/index.ts';

export interface MeanwhileProps {
  readonly instead: ReactNode;
  readonly waiting: string;
  readonly blockSize: string;
  /** Undefined until it is there. */
  readonly children: ReactNode | undefined;
}

/**
 * What can be read until something else is there, in a place of the same size. Nobody is torn out of
 * it: whoever has the focus in it reads on until they leave it.
 */
export function Meanwhile({ instead, waiting, blockSize, children }: MeanwhileProps) {
  const [focused, setFocused] = useState(false);
  if (children !== undefined && !focused) return children;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    setFocused(currentTarget.contains(relatedTarget));
  };
  return (
    <div
      data-slot="meanwhile"
      className="flex flex-col gap-2 rounded-lg border border-line pt-2"
      style={{ blockSize: `calc(${blockSize} + 2px)` }}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <output className="flex items-center gap-2 px-4 text-sm text-ink-muted">
        {children === undefined && (
          <>
            <Spinner size="small" />
            {waiting}
          </>
        )}
      </output>
      <div className="flex min-h-0 flex-1 flex-col *:max-h-none *:min-h-0 *:flex-1 *:rounded-t-none *:border-x-0 *:border-b-0">
        {instead}
      </div>
    </div>
  );
}
