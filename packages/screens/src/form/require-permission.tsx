import { Anchor } from '@ninefold/ui/components/link';
import { type Entity, entityId, entityName, entityPath } from '@ninefold/specification';
import { type Denial, question } from '@ninefold/specification/explain';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { DeniedState } from '@ninefold/ui/components/denied-state';
import type { RecordRow } from '@ninefold/ui/shapes';
import { Why } from '@ninefold/ui/patterns/why';
import { type ReactNode, useState } from 'react';
import { failureMessages } from '../failures/index.ts';
import { useRecordPermission } from '../record/record-actions/index.ts';
import { requirePermissionMessages } from './messages.ts';

export interface RequirePermissionProps {
  readonly entity: Entity;
  readonly action: 'insert' | 'update';
  /** The record that the form edits. */
  readonly record?: Pick<RecordRow, 'values'>;
  /** Whether the form is a part of a screen, which has a title and a heading. */
  readonly isPart?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** Shows a form to people who may save it, and the reason to those who only have its address. */
export function RequirePermission(props: RequirePermissionProps) {
  const { entity, action, record, isPart = false, children } = props;
  const permission = useRecordPermission(action, entity, record);
  const denial = permission.answer === 'no' ? permission : undefined;
  // A form that was open stays open even if the permission is revoked: something may be typed in it.
  const [wasAllowed, setWasAllowed] = useState(false);
  if (denial === undefined && !wasAllowed) setWasAllowed(true);
  if (denial !== undefined && !wasAllowed) {
    return <NoPermission entity={entity} action={action} isPart={isPart} denial={denial} />;
  }
  return (
    <>
      {denial !== undefined && (
        <Banner
          tone="warning"
          className="mx-4 mt-4 sm:mx-6"
          title={requirePermissionMessages.revokedTitle({ ...entityName(entity), action })}
        >
          {requirePermissionMessages.revoked({ reason: denial.reason })}
        </Banner>
      )}
      {children}
    </>
  );
}

interface NoPermissionProps extends Omit<RequirePermissionProps, 'children' | 'record'> {
  readonly denial: Denial;
}

function NoPermission({ entity, action, isPart = false, denial }: NoPermissionProps) {
  return (
    <>
      {!isPart && <title>{requirePermissionMessages.pageTitle}</title>}
      <DeniedState
        level={isPart ? 2 : 1}
        title={requirePermissionMessages.title({ ...entityName(entity), action })}
        actions={
          <Button asChild>
            <Anchor href={entityPath(entity)}>
              {requirePermissionMessages.goToList(entityName(entity))}
            </Anchor>
          </Button>
        }
      >
        {requirePermissionMessages.reason({ reason: denial.reason })}{' '}
        <Why why={question('action', entityId(entity), action)}>{failureMessages.why}</Why>
      </DeniedState>
    </>
  );
}
