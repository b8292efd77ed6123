import type { Entity } from '@ninefold/specification';
import { useEffect } from 'react';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';
import { usePermission } from './general-permission.ts';

/** Loads what an entity's form needs, ahead of a connection that is lost, until the screen is left. */
export function useFormAhead(entity: Entity): void {
  const source = useRecordSource();
  const { application, tenant, loaded, roles } = useScreen();
  const permission = usePermission();
  const canCreate = permission('insert', entity).answer !== 'no';
  const mode = canCreate ? 'create' : 'change';
  const isOpen = canCreate || permission('update', entity).answer !== 'no';
  useEffect(() => {
    if (!isOpen) return undefined;
    const left = new AbortController();
    import('./find-offered.ts')
      .then(({ loadFormAhead }) =>
        loadFormAhead(
          { application, source, tenant, entity },
          loaded.specification,
          { mode, roles },
          left.signal,
        ),
      )
      // They are read when they are chosen from.
      .catch(() => undefined);
    return () => left.abort();
  }, [application, source, tenant, entity, loaded, roles, mode, isOpen]);
}
