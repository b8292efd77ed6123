import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { Anchor, Link, useNavigate } from '@ninefold/ui/components/link';
import { FieldDisplay } from '@ninefold/ui/fields';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { RecordFields, RecordTable } from '@ninefold/screens/custom-screens';
import { Fragment } from 'react';
import { takeOrderMessages } from './messages.ts';
import { defineScreen, NewRecord, useAggregate, useRecord, useRecords } from './own.ts';

const steps = ['order', 'parts', 'photo', 'done'] as const;
type Step = (typeof steps)[number];

/** Takes an order. The parts that leave the store for it, and a photo, have an address with its ID. */
export const order = defineScreen('/take-order', function TakeOrder() {
  const navigate = useNavigate();
  return (
    <>
      <StepHeader step="order" />
      <NewRecord
        entity="work_order"
        fields={[
          'title',
          'customer_id',
          'site_id',
          'equipment_id',
          'priority',
          'due_at',
          'description',
        ]}
        className="max-w-4xl"
        onCreated={(row) => {
          // Kept until there is a connection, it has no ID yet. The list shows that it waits.
          navigate(row === null ? '/data/work_order' : stepAddress(row.id, 'parts'));
        }}
      />
    </>
  );
});

/**
 * The steps after the order was created. With the step in the address, a reload keeps it, a form with unsaved changes
 * asks before it closes, and the heading of the next step gets the focus.
 */
export const step = defineScreen('/take-order/{id}/{step}', function TakeOrderStep(parameters) {
  const { id } = parameters;
  const navigate = useNavigate();
  const at = steps.slice(1).find((each) => each === parameters.step) ?? 'parts';
  const taken = useRecord('work_order', id);
  return (
    // With its key, a step keeps nothing of the one before: not the focus either.
    <Fragment key={at}>
      <StepHeader step={at} />
      <div className="grid max-w-4xl gap-5 pb-8">
        <section aria-labelledby="taken" className="grid gap-3 px-4 sm:px-6">
          <Heading level={2} id="taken">
            {taken.record === undefined ? (
              takeOrderMessages.order
            ) : (
              <Link href={orderAddress(id)}>{taken.record.title}</Link>
            )}
          </Heading>
          <RecordFields of={taken} fields={['number', 'customer_id', 'site_id', 'due_at']} />
        </section>
        <Parts order={id} isOpen={at === 'parts'} />
        {at === 'photo' && (
          <NewRecord
            entity="attachment"
            fields={['storage_path', 'caption']}
            values={{ work_order_id: id }}
            onCreated={() => navigate(stepAddress(id, 'done'))}
          />
        )}
        <p className="px-4 sm:px-6">
          <Button asChild variant={at === 'done' ? 'primary' : 'secondary'}>
            {at === 'done' ? (
              <Anchor href={orderAddress(id)}>{takeOrderMessages.open}</Anchor>
            ) : (
              <Anchor href={stepAddress(id, at === 'parts' ? 'photo' : 'done')}>
                {takeOrderMessages.goOn}
              </Anchor>
            )}
          </Button>
        </p>
      </div>
    </Fragment>
  );
});

const orderAddress = (id: string) => `/data/work_order/${id}`;
const stepAddress = (id: string, to: Step) => `/take-order/${id}/${to}`;

/** Names the step in the heading, and shows where it is among the others. */
function StepHeader({ step: current }: { readonly step: Step }) {
  return (
    <>
      <ScreenHeader title={takeOrderMessages.title({ step: takeOrderMessages[current] })} />
      <ol
        aria-label={takeOrderMessages.steps}
        className="flex flex-wrap gap-x-6 gap-y-1 px-4 pb-4 text-ink-subtle max-sm:pt-3 sm:px-6"
      >
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === current ? 'step' : undefined}
            className="aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {takeOrderMessages[each]}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The parts of an order and what they cost, with the form for one more. */
function Parts({ order: id, isOpen }: { readonly order: string; readonly isOpen: boolean }) {
  const filters = { work_order_id: `eq.${id}` };
  const parts = useRecords('stock_movement', { filters });
  const total = useAggregate('stock_movement', { filters, sums: ['amount'] });
  const [amount] = parts.fields('amount');
  const sum = total.status === 'ready' ? total.groups[0]?.sums['amount'] : undefined;
  return (
    <div>
      <RecordTable
        title={takeOrderMessages.parts}
        of={parts}
        fields={['part_id', 'quantity', 'unit_price', 'amount']}
        empty={takeOrderMessages.noParts}
      />
      {amount !== undefined && typeof sum === 'string' && (
        <p className="px-4 pt-2 text-end font-semibold sm:px-6">
          {takeOrderMessages.total} <FieldDisplay field={amount} value={sum} place="cell" />
        </p>
      )}
      {isOpen && (
        <NewRecord
          entity="stock_movement"
          fields={['part_id', 'quantity', 'note']}
          values={{ work_order_id: id, kind: 'use' }}
        />
      )}
    </div>
  );
}
