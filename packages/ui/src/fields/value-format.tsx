import { type ReactNode, createContext, use } from 'react';
import type { FieldDisplayProps, ValueFormat } from './display-props.ts';

const ValueFormatContext = createContext<ValueFormat>({});

export interface ValueFormatProviderProps extends ValueFormat {
  readonly children: ReactNode;
}

/** Sets how values below are written: language and time zone. */
export function ValueFormatProvider({ children, ...format }: ValueFormatProviderProps) {
  return <ValueFormatContext value={format}>{children}</ValueFormatContext>;
}

/**
 * Returns how values are written.
 *
 * @param place Where one is shown: only a cell leaves out a year.
 */
export function useValueFormat(place?: FieldDisplayProps['place']): ValueFormat {
  const { impliedYear, ...format } = use(ValueFormatContext);
  return place === 'cell' && impliedYear !== undefined ? { ...format, impliedYear } : format;
}
