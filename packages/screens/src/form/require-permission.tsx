import { Anchor } from '@ninefold/ui/components/link';
import {
  type Entity,
  entityId,
  entityPath,
  entityPlural,
  inSentence,
} from '@ninefold/specification';
import { type ActionDenial, question } from '@ninefold/specification/explain';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import { Why } from '@ninefold/ui/patterns/why';
import { type ReactNode, useState } from 'react';
import { denialMessage, useActionDenial } from '../record-actions/index.ts';

export interface RequirePermissionProps {
  readonly entity: Entity;
  readonly action: 'insert' | 'update';
  /** The form. */
  readonly children: ReactNode;
}

/** Shows a form to people who may save it, and the reason to those who only have its address. */
export function RequirePermission({ entity, action, children }: RequirePermissionProps) {
  const denial = useActionDenial()(entity, action);
  // A form that was open stays open even if the permission is revoked: something may be typed in it.
  const [wasAllowed, setWasAllowed] = useState(false);
  if (denial === undefined && !wasAllowed) setWasAllowed(true);
  if (denial !== undefined && !wasAllowed) {
    return <NoPermission entity={entity} action={action} denial={denial} />;
  }
  return (
    <>
      {denial !== undefined && (
        <Banner
          tone="warning"
          className="mx-4 mt-4 sm:mx-6"
          title={`You no longer have permission to ${verbs[action]} ${inSentence(entityPlural(entity))}`}
        >
          {denialMessage(denial)} What you typed is kept until you leave.
        </Banner>
      )}
      {children}
    </>
  );
}

const verbs = { insert: 'create', update: 'edit' } as const;

interface NoPermissionProps extends Omit<RequirePermissionProps, 'children'> {
  readonly denial: ActionDenial;
}

function NoPermission({ entity, action, denial }: NoPermissionProps) {
  const plural = inSentence(entityPlural(entity));
  return (
    <>
      <title>No permission</title>
      <DeniedState
        level={1}
        title={`You don’t have permission to ${verbs[action]} ${plural}`}
        actions={
          <Button asChild>
            <Anchor href={entityPath(entity)}>Go to {plural}</Anchor>
          </Button>
        }
      >
        {denialMessage(denial)} Someone who manages the product can change that.{' '}
        <Why why={question('action', entityId(entity), action)}>Why is that?</Why>
      </DeniedState>
    </>
  );
}
