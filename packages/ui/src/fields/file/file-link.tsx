import { Download } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import { fileInputMessages } from '../file-chooser/index.ts';
import { useSizeText } from '../file-size/index.ts';

export interface FileLinkProps {
  readonly name: string;
  /** In bytes. */
  readonly size?: number | undefined;
  /** Opens it in a new tab. Absent where a browser doesn't show such files, or could run what is in them. */
  readonly onOpen?: (() => void) | undefined;
  readonly onDownload: () => void;
}

/** A stored file: its name opens it, and a button downloads it. */
export function FileLink({ name, size, onOpen, onDownload }: FileLinkProps) {
  const sizeText = useSizeText();
  const download = fileInputMessages.download({ name });
  return (
    <span data-slot="file-link" className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <button
        type="button"
        aria-label={onOpen === undefined ? download : fileInputMessages.opens({ name })}
        className="min-h-6 min-w-0 truncate rounded-xs text-start text-accent underline decoration-accent-line underline-offset-3 hover:decoration-current"
        onClick={onOpen ?? onDownload}
      >
        <bdi>{name}</bdi>
      </button>
      {size !== undefined && (
        <span className="shrink-0 text-sm text-ink-subtle tabular-nums">{sizeText(size)}</span>
      )}
      {onOpen !== undefined && (
        <IconButton size="small" label={download} onClick={onDownload}>
          <Download aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
