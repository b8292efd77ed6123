import { useId, useState } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import { useLabels } from '../../labels/index.ts';
import { recordListLabels } from './labels.ts';

export interface PageJumpProps {
  readonly current: number;
  /** How many pages there are: `of 97`. */
  readonly count: string | undefined;
  /** The last page; undefined while only an estimate is known. */
  readonly last: number | undefined;
  readonly onPageChange: (page: number) => void;
}

/** The current page as a field: Enter goes to the page that was typed. */
export function PageJump({ current, count, last, onPageChange }: PageJumpProps) {
  const labels = useLabels(recordListLabels);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <li>
      <form
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          const page = Number(typed ?? '');
          setTyped(undefined);
          if (!Number.isSafeInteger(page) || page < 1) return;
          const wanted = Math.min(page, last ?? page);
          if (wanted !== current) onPageChange(wanted);
        }}
      >
        <span aria-hidden="true">{labels.pageField}</span>
        <TextField
          size="small"
          aria-label={labels.goToPage}
          aria-describedby={count === undefined ? undefined : id}
          className="w-14"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={typed ?? String(current)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/gu, ''))}
          onBlur={() => setTyped(undefined)}
        />
        {count !== undefined && <span id={id}>{count}</span>}
      </form>
    </li>
  );
}
