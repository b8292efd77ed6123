import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { Anchor, Link } from '@ninefold/ui/components/link';
import { FieldDisplay } from '@ninefold/ui/fields';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { RecordFields, RecordTable } from '@ninefold/screens/custom-screens';
import { useState } from 'react';
import { takeOrderMessages } from './messages.ts';
import { defineScreen, NewRecord, useAggregate, useRecord, useRecords } from './own.ts';

const steps = ['order', 'parts', 'photo', 'done'] as const;
type Step = (typeof steps)[number];

/** Takes an order, the parts that leave the store for it, and a photo, one after the other. */
export const screen = defineScreen('/take-order', function TakeOrder() {
  const [step, setStep] = useState<Step>('order');
  const [id, setId] = useState<string>();
  return (
    <>
      <ScreenHeader title={takeOrderMessages.title} />
      <ol
        aria-label={takeOrderMessages.steps}
        className="flex flex-wrap gap-x-6 gap-y-1 px-4 pb-4 text-ink-subtle max-sm:pt-3 sm:px-6"
      >
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className="aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {takeOrderMessages[each]}
          </li>
        ))}
      </ol>
      <div className="grid max-w-4xl gap-5 pb-8">
        {id === undefined ? (
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
            onCreated={(row) => {
              setId(row?.id);
              setStep('parts');
            }}
          />
        ) : (
          <Taken id={id} step={step} onStep={setStep} />
        )}
      </div>
    </>
  );
});

interface TakenProps {
  readonly id: string;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** What belongs to the order that was taken. */
function Taken({ id, step, onStep }: TakenProps) {
  const order = useRecord('work_order', id);
  const next = step === 'parts' ? 'photo' : 'done';
  return (
    <>
      <section aria-labelledby="taken" className="grid gap-3 px-4 sm:px-6">
        <Heading level={2} id="taken">
          <Link href={`/data/work_order/${id}`}>{order.row?.title}</Link>
        </Heading>
        <RecordFields of={order} fields={['number', 'customer_id', 'site_id', 'due_at']} />
      </section>
      <Parts order={id} isOpen={step === 'parts'} />
      {step === 'photo' && (
        <NewRecord
          entity="attachment"
          fields={['storage_path', 'caption']}
          values={{ work_order_id: id }}
          onCreated={() => onStep('done')}
        />
      )}
      <p className="px-4 sm:px-6">
        {step === 'done' ? (
          <Button asChild variant="primary">
            <Anchor href={`/data/work_order/${id}`}>{takeOrderMessages.open}</Anchor>
          </Button>
        ) : (
          <Button onClick={() => onStep(next)}>{takeOrderMessages.goOn}</Button>
        )}
      </p>
    </>
  );
}

/** The parts of an order and what they cost, with the form for one more. */
function Parts({ order, isOpen }: { readonly order: string; readonly isOpen: boolean }) {
  const parts = useRecords('stock_movement', { filters: { work_order_id: `eq.${order}` } });
  const total = useAggregate('stock_movement', {
    filters: { work_order_id: `eq.${order}` },
    sums: ['amount'],
  });
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
          values={{ work_order_id: order, kind: 'use' }}
        />
      )}
    </div>
  );
}
