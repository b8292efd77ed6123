import { fieldInputMessages } from './messages.ts';

/** Says how many characters fit into a text, or are too many. */
export function Counter({ left }: { readonly left: number }) {
  return (
    <output
      className={`font-sans text-xs tabular-nums ${left < 0 ? 'text-danger' : 'text-ink-subtle'}`}
    >
      {left < 0
        ? fieldInputMessages.tooLong({ count: -left })
        : fieldInputMessages.left({ count: left })}
    </output>
  );
}
