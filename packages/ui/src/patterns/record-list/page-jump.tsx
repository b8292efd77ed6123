import { useId, useState } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import { useNumberReader } from '../../fields/number/index.ts';
import { richText, tag } from '../../rich-text.ts';
import { recordListMessages } from './messages.ts';

export interface PageJumpProps {
  readonly current: number;
  /** The number of pages. */
  readonly count: number | undefined;
  readonly exact: boolean;
  /** The last page; undefined while only an estimate is known. */
  readonly last: number | undefined;
  readonly onPageChange: (page: number) => void;
}

/** The current page as a field, in the reader's digits: Enter goes to the page that was typed, in any digits. */
export function PageJump({ current, count, exact, last, onPageChange }: PageJumpProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { read, write } = useNumberReader('integer');
  const { pageField, pageFieldOf, pageFieldOfAbout } = recordListMessages;
  const message = count === undefined ? pageField : exact ? pageFieldOf : pageFieldOfAbout;
  return (
    <li>
      <form
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          const page = Number(read(typed ?? '').text);
          setTyped(undefined);
          if (!Number.isSafeInteger(page) || page < 1) return;
          const wanted = Math.min(page, last ?? page);
          if (wanted !== current) onPageChange(wanted);
        }}
      >
        {richText(
          message.parts({
            count: count ?? 0,
            name: tag('span', { 'aria-hidden': true }),
            total: tag('span', { id }),
            field: (
              <TextField
                size="small"
                aria-label={recordListMessages.goToPage}
                aria-describedby={count === undefined ? undefined : id}
                className="w-14"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="go"
                value={typed ?? write(String(current))}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setTyped(event.target.value.replaceAll(/\P{Nd}/gu, ''))}
                onBlur={() => setTyped(undefined)}
              />
            ),
          }),
        )}
      </form>
    </li>
  );
}
