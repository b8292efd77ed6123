import { useId } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Link } from '../../components/link/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../shapes.ts';

export interface LostAnswerProps {
  /** Records that hold what was sent, newest first: one of them may be the new one. */
  readonly candidates: readonly RecordRow[];
  /** The field that tells when each was created. */
  readonly createdAt?: FieldDescriptor;
  /** Called before the link to a candidate is followed. */
  readonly onOpen?: () => void;
  /** Called before the form around it is sent for another record. */
  readonly onSaveAnew: () => void;
  readonly labels?: Partial<LostAnswerLabels>;
}

export interface LostAnswerLabels {
  readonly title: string;
  readonly advice: string;
  readonly saveAnew: string;
}

const defaultLabels: LostAnswerLabels = {
  title: 'Check whether it was saved',
  advice:
    'These records hold the values that you sent, newest first. Open the one that is yours, or save a new record.',
  saveAnew: 'Save a new record',
};

/**
 * Shows the records that a form may have created before the connection was lost. Stands in the form,
 * so that its button sends it.
 */
export function LostAnswer(props: LostAnswerProps) {
  const { candidates, createdAt, onOpen, onSaveAnew } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const id = useId();
  return (
    <section data-slot="lost-answer" aria-labelledby={`${id}title`}>
      <Banner tone="warning" title={<span id={`${id}title`}>{labels.title}</span>}>
        <p className="text-ink-muted">{labels.advice}</p>
        <ul className="mt-2 list-disc ps-5">
          {candidates.map(({ id, title, href, values }) => (
            <li key={id}>
              {href === undefined ? (
                title
              ) : (
                <Link href={href} variant="inline" onClick={onOpen}>
                  {title}
                </Link>
              )}
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
            onSaveAnew();
            currentTarget.form?.requestSubmit();
          }}
        >
          {labels.saveAnew}
        </Button>
      </Banner>
    </section>
  );
}
