import type { FieldDescriptor } from '../../shapes/index.ts';
import { Why } from '../why/index.ts';
import { DetailValue, type ShownRecord } from './detail-value.tsx';

interface FactsProps extends ShownRecord {
  readonly fields: readonly FieldDescriptor[];
  readonly className?: string;
}

/** Names and values of a record beside each other, in as many lines as they need. */
export function Facts({ fields, className, ...known }: FactsProps) {
  return (
    <dl className={className}>
      {fields.map((field) => (
        <div key={field.name} className="flex max-w-full min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-subtle">
            <Why why={field.why} name={field.label}>
              {field.label}
            </Why>
          </dt>
          <dd className="min-w-0 break-words">
            <DetailValue field={field} {...known} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
