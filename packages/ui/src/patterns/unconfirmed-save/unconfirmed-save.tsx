import { useId } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { OptionalLink } from '../optional-link/index.ts';
import { unconfirmedSaveMessages } from './messages.ts';

export interface UnconfirmedSaveProps {
  /** Records with the values that were sent, newest first: one of them may be the new one. */
  readonly candidates: readonly RecordRow[];
  /** The field with the time of creation. */
  readonly createdAt?: FieldDescriptor;
  /** Called before the link to a candidate is followed. */
  readonly onOpen?: () => void;
  /** Called before the form around it is sent for another record. */
  readonly onSaveNew: () => void;
}

/** Lists the records that a form may have created. Belongs inside it, to submit it again. */
export function UnconfirmedSave(props: UnconfirmedSaveProps) {
  const { candidates, createdAt, onOpen, onSaveNew } = props;
  const id = useId();
  return (
    <section data-slot="unconfirmed-save" aria-labelledby={`${id}title`}>
      <Banner tone="warning" title={<span id={`${id}title`}>{unconfirmedSaveMessages.title}</span>}>
        <p className="text-ink-muted">
          {unconfirmedSaveMessages.advice({ count: candidates.length })}
        </p>
        <ul className="mt-2 list-disc ps-5">
          {candidates.map(({ id, title, href, values }) => (
            <li key={id}>
              <OptionalLink href={href} variant="inline" onClick={onOpen}>
                {title}
              </OptionalLink>
              {createdAt !== undefined && (
                <span className="ms-2 text-ink-subtle">
                  {createdAt.label}{' '}
                  <FieldDisplay field={createdAt} value={values[createdAt.name]} place="detail" />
                </span>
              )}
            </li>
          ))}
        </ul>
        {/* Enter in a field presses the first button that submits, which is the form's own. */}
        <Button
          className="mt-2"
          onClick={({ currentTarget }) => {
            onSaveNew();
            currentTarget.form?.requestSubmit();
          }}
        >
          {unconfirmedSaveMessages.saveNew}
        </Button>
      </Banner>
    </section>
  );
}
