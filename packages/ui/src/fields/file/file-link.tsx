import { Download } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import { fileInputMessages } from '../file-chooser/index.ts';
import { useSizeText } from '../file-size/index.ts';

export interface FileLinkProps {
  readonly name: string;
  /** Its name is shown beside it already. */
  readonly isNamed?: boolean | undefined;
  /** In bytes. */
  readonly size?: number | undefined;
  /** Opens it in a new tab. Absent where a browser doesn't show such files, or could run what is in them. */
  readonly onOpen?: (() => void) | undefined;
  readonly onDownload: () => void;
}

/** A stored file: its name, or “Open” beside its name, opens it, and a button downloads it. */
export function FileLink({ name, isNamed = false, size, onOpen, onDownload }: FileLinkProps) {
  const sizeText = useSizeText();
  const { download, openNamed, opens, open } = fileInputMessages;
  const openLabel = isNamed ? openNamed : opens;
  const canOpen = onOpen !== undefined;
  return (
    <span data-slot="file-link" className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      {(canOpen || !isNamed) && (
        <button
          type="button"
          aria-label={canOpen ? openLabel({ name }) : download({ name })}
          className="min-h-6 min-w-0 truncate rounded-xs text-start text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
          onClick={onOpen ?? onDownload}
        >
          {isNamed ? open : <bdi>{name}</bdi>}
        </button>
      )}
      {size !== undefined && (
        <span
          // At the end of a cell, whose buttons are then below each other.
          className={`shrink-0 text-sm text-ink-subtle tabular-nums ${isNamed ? 'order-last' : ''}`}
        >
          {sizeText(size)}
        </span>
      )}
      {(canOpen || isNamed) && (
        <IconButton size="small" label={download({ name })} onClick={onDownload}>
          <Download aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
