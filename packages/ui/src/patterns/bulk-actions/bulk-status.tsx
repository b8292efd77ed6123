import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { bulkActionsMessages } from './messages.ts';

/** Shown before a dialog can ask: the records are being read, can't be read, or none can be changed. */
export type BulkStatus =
  | { readonly kind: 'loading' | 'none'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void };

export function BulkStatusNotice({ status }: { readonly status: BulkStatus }) {
  if (status.kind === 'failed') {
    return (
      <Banner
        tone="danger"
        announce="assertive"
        actions={<Button onClick={status.onRetry}>{bulkActionsMessages.retry}</Button>}
      >
        {status.message}
      </Banner>
    );
  }
  return (
    <p className="flex items-center gap-2 text-ink-muted">
      {status.kind === 'loading' && <Spinner />}
      {status.message}
    </p>
  );
}
