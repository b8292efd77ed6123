import type { ListState } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { Heading } from '@ninefold/ui/components/heading';
import { joinClassNames } from '@ninefold/ui/components/styling';
import { ActionSubjectContext } from '@ninefold/ui/patterns/screen-actions';
import { type ReactNode, useId, useMemo } from 'react';
import { ListScopeContext } from '../screen-context/index.ts';
import { ListOfAddress } from './list-of-address.tsx';
import type { ListHeaderProps } from './list-part-props.ts';
import { useSearchAt } from './use-list-address.ts';

export interface ListPartProps {
  readonly entity: Entity;
  /** Of the screen that it is a part of. */
  readonly path: string;
  /** Tells its parameters in the address from those of other lists. */
  readonly name: string;
  readonly title: string;
  /** Conditions that all its records meet. */
  readonly filters: ListState['filters'];
  readonly columns: readonly string[] | undefined;
  readonly none: string | undefined;
  /** Beside the heading. */
  readonly actions: ReactNode;
  readonly className: string | undefined;
}

/** The assembled list of an entity as a part of a custom screen. */
export function ListPart(props: ListPartProps) {
  const { entity, path, name, title, filters, columns, none, actions, className } = props;
  const search = useSearchAt(path);
  const titleId = useId();
  const subject = useMemo(() => ({ kind: 'list' as const, id: name, title }), [name, title]);
  return (
    <section
      aria-labelledby={titleId}
      className={joinClassNames('flex max-h-[40rem] min-h-96 flex-1 flex-col', className)}
    >
      <ActionSubjectContext value={subject}>
        <ListScopeContext value={{ entity: entityId(entity), filters }}>
          <ListOfAddress
            entity={entity}
            place={{ path, search, name }}
            part={{ title, titleId, columns, none, actions, Header: PartHeader }}
          />
        </ListScopeContext>
      </ActionSubjectContext>
    </section>
  );
}

function PartHeader({ title, titleId, actions, menu }: ListHeaderProps) {
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 sm:px-6">
      <Heading level={2} size="small" id={titleId} className="me-auto">
        {title}
      </Heading>
      {actions}
      {menu}
    </div>
  );
}
