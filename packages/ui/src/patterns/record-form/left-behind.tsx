import { useLabels } from '../../labels/index.ts';
import { Banner } from '../../components/banner/index.ts';
import { recordFormLabels } from './labels.ts';
import type { RecordFormModel } from './use-record-form.ts';

/** Shows values typed into fields that no longer exist, which can't be saved. */
export function LeftBehind({ form }: { readonly form: RecordFormModel }) {
  const labels = useLabels(recordFormLabels);
  const typed = form.leftBehind();
  if (typed.length === 0) return null;
  return (
    <Banner tone="warning" title={labels.leftBehind}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {typed.map(({ field, text }) => (
          <div key={field.name} className="contents">
            <dt className="text-ink-muted">{field.label}</dt>
            <dd className="break-words whitespace-pre-wrap select-all">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
