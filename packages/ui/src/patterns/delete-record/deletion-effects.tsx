import { useId } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { OptionalLink } from '../optional-link/index.ts';
import type { DeletionEffect, DeletionEffects } from './delete-record-props.ts';
import { deleteRecordMessages } from './messages.ts';

/** The kinds of effects in the order in which they are listed, each with the key of its heading. */
const kinds = [
  ['prevent', 'prevents'],
  ['delete', 'alsoDeleted'],
  ['set null', 'cleared'],
  ['set default', 'setToDefault'],
] as const;

/** Lists what a deletion affects besides the record: first what prevents it. */
export function DeletionEffectsList({ effects }: { readonly effects: DeletionEffects }) {
  if (effects.status === 'failed') {
    return (
      <Banner
        tone="warning"
        announce="polite"
        title={deleteRecordMessages.effectsFailed}
        actions={<Button onClick={effects.onRetry}>{deleteRecordMessages.retry}</Button>}
      >
        {effects.message}
      </Banner>
    );
  }
  return (
    <div data-slot="deletion-effects" aria-live="polite" className="flex flex-col gap-3">
      {effects.status === 'loading' && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          {deleteRecordMessages.loading}
        </p>
      )}
      {effects.status === 'known' && effects.effects.length === 0 && (
        <p className="text-ink-muted">
          {effects.isComplete === true
            ? deleteRecordMessages.nothingElse
            : deleteRecordMessages.noEffects}
        </p>
      )}
      {effects.status === 'known' && effects.effects.length > 0 && (
        <>
          {kinds.map(([kind, heading]) => (
            <EffectsOfKind
              key={kind}
              heading={deleteRecordMessages[heading]}
              isObstacle={kind === 'prevent'}
              effects={effects.effects.filter((effect) => effect.kind === kind)}
            />
          ))}
          {effects.isComplete !== true && (
            <p className="text-sm text-ink-subtle">{deleteRecordMessages.counted}</p>
          )}
        </>
      )}
    </div>
  );
}

interface EffectsOfKindProps {
  readonly heading: string;
  readonly isObstacle: boolean;
  readonly effects: readonly DeletionEffect[];
}

function EffectsOfKind({ heading, isObstacle, effects }: EffectsOfKindProps) {
  const id = useId();
  if (effects.length === 0) return null;
  const list = (
    <>
      <p id={id} className="font-medium text-ink">
        {heading}
      </p>
      <ul aria-labelledby={id} className="mt-1 list-disc ps-5">
        {effects.map(({ entityName, count, fields, href }) => (
          <li key={`${entityName.Entities} ${fields}`}>
            <OptionalLink href={href} variant="inline">
              {count === undefined
                ? entityName.Entities
                : deleteRecordMessages.records({ count, ...entityName })}
            </OptionalLink>
            {fields !== undefined && <span className="text-ink-subtle"> · {fields}</span>}
            {count === undefined && (
              <>
                {' '}
                <NotShown />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
  return isObstacle ? <Banner tone="danger">{list}</Banner> : <div>{list}</div>;
}
