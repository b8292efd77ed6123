import { type ReactNode, createContext, use } from 'react';
import type { FieldDisplayLabels, ValueFormat } from './display-props.ts';

const defaultLabels: FieldDisplayLabels = {
  empty: 'empty',
  emptyText: 'empty text',
  yes: 'Yes',
  no: 'No',
  copy: 'Copy',
  copied: 'Copied',
  more: (count) => `${count} more`,
  bytes: (count, unit) => `${count} ${unit}`,
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  from: 'from',
  after: 'after',
  to: 'to',
  before: 'before',
  unbounded: 'unbounded',
  emptyRange: 'empty range',
};

interface FormatContext extends ValueFormat {
  readonly labels: FieldDisplayLabels;
}

const ValueFormatContext = createContext<FormatContext>({ labels: defaultLabels });

export interface ValueFormatProviderProps extends ValueFormat {
  readonly labels?: Partial<FieldDisplayLabels>;
  readonly children: ReactNode;
}

/** Sets how values below are written: language, time zone, texts. */
export function ValueFormatProvider({ children, labels, ...format }: ValueFormatProviderProps) {
  return (
    <ValueFormatContext value={{ ...format, labels: { ...defaultLabels, ...labels } }}>
      {children}
    </ValueFormatContext>
  );
}

export function useValueFormat(): FormatContext {
  return use(ValueFormatContext);
}
