import { RecordsProvider } from '@ninefold/records/provider';
import type { ReactNode } from 'react';
import { askedOf, useRecordSource, useScreen } from '../screen-context/index.ts';

/** Binds the hooks of a custom screen to its entities, its person and the chosen tenant. */
export function ScreenRecords({ children }: { readonly children: ReactNode }) {
  const { loaded, acting, tenant } = useScreen();
  return (
    <RecordsProvider
      source={useRecordSource()}
      asked={askedOf({ loaded, acting })}
      {...(tenant && { within: tenant.narrow })}
    >
      {children}
    </RecordsProvider>
  );
}
