import type { DataClient } from '@ninefold/data/client';
import type { PresentPerson } from '@ninefold/data/realtime';
import type { Person } from '@ninefold/data/session';
import { formatList } from '@ninefold/messages';
import type { Entity } from '@ninefold/specification';
import { useEffect, useState } from 'react';
import { presenceMessages } from './messages.ts';

export interface OthersPresentProps {
  readonly client: DataClient;
  readonly person: Person;
  readonly entity: Entity;
  readonly id: string;
  readonly className?: string;
}

/** More names than this are counted. */
const mostNames = 3;

/** Says who else has a record open. It is there before its text, which is announced then. */
export function OthersPresent({ className, ...record }: OthersPresentProps) {
  const others = useOthers(record);
  const named = others.slice(0, mostNames).map(({ name }) => name);
  const more = others.length - named.length;
  const names = formatList(more > 0 ? [...named, presenceMessages.more({ count: more })] : named);
  return (
    <output className={others.length > 0 ? className : undefined}>
      {others.length > 0 && presenceMessages.open({ count: others.length, names })}
    </output>
  );
}

function useOthers({ client, person, entity, id }: OthersPresentProps): readonly PresentPerson[] {
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const { schema, name: table } = entity as Pick<Entity, 'schema' | 'name'>;
  const own = person.id;
  const ownName = person.name ?? person.email ?? '';
  useEffect(() => {
    let isLeft = false;
    let leave: (() => void) | undefined;
    const follow = async () => {
      const { followPresence } = await import('@ninefold/data/realtime');
      if (isLeft) return;
      leave = followPresence(client, {
        schema,
        table,
        id,
        person: { id: own, name: ownName },
        onChange: setOthers,
      });
    };
    // Without the module nobody is shown.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [client, schema, table, id, own, ownName]);
  return others;
}
