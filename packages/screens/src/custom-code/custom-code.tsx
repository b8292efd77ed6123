import { RecordsProvider } from '@ninefold/records/provider';
import type { ReactNode } from 'react';
import type { EntitySpecification } from '../screen-context/queries/index.ts';
import {
  askedOf,
  EntitySpecificationContext,
  useRecordSource,
  useScreen,
} from '../screen-context/index.ts';
import { DeclaredAt } from './use-entity.ts';

export interface CustomCodeProps {
  /** Where it is declared: `screens.own["/day"]`. */
  readonly at: string;
  /** The specification of its entities. */
  readonly loaded: EntitySpecification;
  readonly children: ReactNode;
}

/** Binds the hooks of a team's code to its entities, its person and the chosen tenant; to none without a database. */
export function CustomCode({ at, loaded, children }: CustomCodeProps) {
  const { database } = useScreen().application;
  return (
    <EntitySpecificationContext value={loaded}>
      <DeclaredAt value={at}>
        {database === null ? children : <BoundRecords>{children}</BoundRecords>}
      </DeclaredAt>
    </EntitySpecificationContext>
  );
}

function BoundRecords({ children }: Pick<CustomCodeProps, 'children'>) {
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
