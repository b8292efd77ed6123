import { type ReactNode, createContext, use } from 'react';
import type { ValueFormat } from './display-props.ts';

const ValueFormatContext = createContext<ValueFormat>({});

export interface ValueFormatProviderProps extends ValueFormat {
  readonly children: ReactNode;
}

/** Sets how values below are written: language and time zone. */
export function ValueFormatProvider({ children, ...format }: ValueFormatProviderProps) {
  return <ValueFormatContext value={format}>{children}</ValueFormatContext>;
}

export function useValueFormat(): ValueFormat {
  return use(ValueFormatContext);
}
