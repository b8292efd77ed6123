import type { WriteResult } from '@ninefold/screens/custom-screens';
import { Button } from '@ninefold/ui/components/button';
import { Field } from '@ninefold/ui/components/field';
import { InlineMessage } from '@ninefold/ui/components/inline-message';
import { TextField } from '@ninefold/ui/components/text-field';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import { customersSitesMessages } from './messages.ts';
import { defineScreen, useRecords, useSaveRecord } from './own.ts';

/** The fields of a new site. */
const asked = ['name', 'street', 'postal_code', 'city'] as const;

/** The sites of a customer: which need an escort, and a form for one more. */
export const screen = defineScreen('/customer-sites/{id}', function CustomersSites({ id }) {
  const sites = useRecords('site', {
    filters: { customer_id: `eq.${id}` },
    order: [{ field: 'name', direction: 'ascending' }],
    limit: 100,
  });
  const saving = useSaveRecord('site');

  async function add(form: HTMLFormElement): Promise<void> {
    const given = new FormData(form);
    const typed = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' && value !== '' ? value : null;
    };
    const values = asked.map((name) => [name, typed(name)] as const);
    const saved = await saving.create({ ...Object.fromEntries(values), customer_id: id });
    if (saved.status === 'saved') form.reset();
  }

  return (
    <>
      <ScreenHeader title={customersSitesMessages.title} />
      <div className="grid max-w-3xl gap-5 px-4 pb-8 max-sm:pt-3 sm:px-6">
        <RecordLines title={customersSitesMessages.sites} rows={sites.rows} error={sites.error}>
          {(row) => (
            <RecordLine
              row={row}
              detail={sites.text(row, 'city')}
              badge={
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
        <form
          aria-label={customersSitesMessages.add}
          className="grid gap-3 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            void add(event.currentTarget);
          }}
        >
          {sites.fields(...asked).map(({ name, label }) => (
            <Field key={name} label={label} error={problemOf(saving.result, name)}>
              <TextField name={name} />
            </Field>
          ))}
          <Button type="submit" variant="primary" disabled={saving.isPending}>
            {customersSitesMessages.add}
          </Button>
          <Outcome result={saving.result} />
        </form>
      </div>
    </>
  );
});

function problemOf(result: WriteResult | undefined, name: string): string | undefined {
  if (result?.status !== 'refused') return undefined;
  return result.problems.find(({ fields }) => fields.includes(name))?.message;
}

/** Says what became of the last write, where its fields don't. */
function Outcome({ result }: { readonly result: WriteResult | undefined }) {
  if (result === undefined) return null;
  switch (result.status) {
    case 'saved':
      return <InlineMessage tone="success">{customersSitesMessages.saved}</InlineMessage>;
    case 'conflict':
      return <InlineMessage tone="warning">{customersSitesMessages.changed}</InlineMessage>;
    case 'refused':
      return result.error instanceof Error ? (
        <InlineMessage tone="danger">{result.error.message}</InlineMessage>
      ) : null;
    default:
      return <InlineMessage tone="warning">{result.error.message}</InlineMessage>;
  }
}
