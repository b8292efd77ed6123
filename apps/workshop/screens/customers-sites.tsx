import type { WriteResult } from '@ninefold/screens/custom-screens';
import { Link } from '@ninefold/ui/components/link';
import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { InlineMessage } from '@ninefold/ui/components/inline-message';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import { customersSitesMessages } from './messages.ts';
import { defineScreen, NewRecord, useRecords, useSaveRecord } from './own.ts';

/** The sites of a customer: which need an escort, and the form for one more. */
export const screen = defineScreen('/customer-sites/{id}', function CustomersSites({ id }) {
  const sites = useRecords('site', {
    filters: { customer_id: `eq.${id}` },
    order: [{ field: 'name', direction: 'ascending' }],
    limit: 100,
  });
  const saving = useSaveRecord('site');

  return (
    <>
      <ScreenHeader title={customersSitesMessages.title} />
      <div className="grid max-w-3xl gap-5 px-4 pb-5 max-sm:pt-3 sm:px-6">
        <RecordLines
          title={customersSitesMessages.sites}
          rows={sites.rows}
          error={sites.notice}
          action={
            sites.hasMore === true && <Link href={sites.href}>{customersSitesMessages.all}</Link>
          }
        >
          {(row) => (
            <RecordLine
              row={row}
              detail={sites.text(row, 'city')}
              actions={
                <Button
                  size="small"
                  aria-pressed={row.values['needs_escort'] === true}
                  onClick={() =>
                    void saving.update(row, { needs_escort: row.values['needs_escort'] !== true })
                  }
                >
                  {customersSitesMessages.needsEscort}
                </Button>
              }
            />
          )}
        </RecordLines>
        <Outcome result={saving.result} />
      </div>
      <Heading level={2} size="small" className="px-4 sm:px-6">
        {customersSitesMessages.add}
      </Heading>
      <NewRecord
        entity="site"
        fields={['name', 'street', 'postal_code', 'city']}
        values={{ customer_id: id }}
        className="max-w-3xl"
      />
    </>
  );
});

/** Says why a change wasn't saved. */
function Outcome({ result }: { readonly result: WriteResult | undefined }) {
  if (result === undefined || result.status === 'saved') return null;
  switch (result.status) {
    case 'conflict':
      return <InlineMessage tone="warning">{customersSitesMessages.changed}</InlineMessage>;
    case 'refused':
      return (
        <InlineMessage tone="danger">
          {result.problems.map(({ message }) => message).join(' ') ||
            (result.error instanceof Error ? result.error.message : '')}
        </InlineMessage>
      );
    default:
      return <InlineMessage tone="warning">{result.error.message}</InlineMessage>;
  }
}
