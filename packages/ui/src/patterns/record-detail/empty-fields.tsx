import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import { DetailFields, type DetailFieldsProps } from './detail-section.tsx';
import { recordDetailMessages } from './messages.ts';
import type { Folding } from './record-detail-props.ts';

interface EmptyFieldsProps extends DetailFieldsProps {
  readonly folding: Folding;
}

/** The number of empty fields, which opens to show them. Holds its place until they are known. */
export function EmptyFields({ folding: { open, onOpenChange }, ...list }: EmptyFieldsProps) {
  const id = useId();
  if (list.fields.length === 0) {
    return (
      <div className="px-4 pb-4 sm:px-6">
        <Skeleton className="my-1.5 w-24" />
      </div>
    );
  }
  return (
    <div data-slot="empty-fields" className="px-4 pb-4 first:pt-4 sm:px-6">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
        className="-ms-1 inline-flex min-h-6 items-center gap-1 rounded-xs px-1 text-md text-ink-subtle hover:text-ink print:hidden"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-3.5 shrink-0 ${open ? 'rotate-90' : 'rtl:-scale-x-100'}`}
        />
        {recordDetailMessages.emptyFields({ count: list.fields.length })}
      </button>
      {open && (
        <div id={id} className="pt-3">
          <DetailFields {...list} />
        </div>
      )}
    </div>
  );
}
