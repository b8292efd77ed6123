import { Provider } from 'radix-ui/tooltip';
import { createContext, use, type ReactNode } from 'react';

const WithinProvider = createContext(false);

export interface TooltipProviderProps {
  /** Milliseconds the pointer rests before a tooltip shows; the next one nearby shows at once. */
  readonly delay?: number;
  readonly children?: ReactNode;
}

/** Around a toolbar or the whole application: its tooltips share their delay. */
export function TooltipProvider({ delay = 500, children }: TooltipProviderProps) {
  return (
    <WithinProvider value>
      <Provider delayDuration={delay} skipDelayDuration={300}>
        {children}
      </Provider>
    </WithinProvider>
  );
}

/** Adds a provider to a Tooltip that has none. */
export function EnsuredTooltipProvider({ children }: { readonly children: ReactNode }) {
  return use(WithinProvider) ? children : <TooltipProvider>{children}</TooltipProvider>;
}
