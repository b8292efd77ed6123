import { RecordsProvider } from '@ninefold/records/provider';
import type { ReactNode } from 'react';
import { askedOf, useRecordSource, useScreen } from '../screen-context/index.ts';

interface ScreenRecordsProps {
  readonly children: ReactNode;
}

/** Binds the hooks of a custom screen to its entities, its person and the chosen tenant; to none without a database. */
export function ScreenRecords({ children }: ScreenRecordsProps) {
  const { database } = useScreen().application;
  return database === null ? children : <BoundRecords>{children}</BoundRecords>;
}

function BoundRecords({ children }: ScreenRecordsProps) {
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
