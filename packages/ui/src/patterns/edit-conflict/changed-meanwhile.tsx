import { Banner } from '../../components/banner/index.ts';
import { ChangedValues, type ChangedValuesProps } from './changed-values.tsx';
import { changedMeanwhileMessages } from './messages.ts';

/** Says over an open form what others have saved since. The form shows their values where nothing was edited. */
export function ChangedMeanwhile(props: Omit<ChangedValuesProps, 'className'>) {
  return (
    <Banner data-slot="changed-meanwhile" announce="polite" title={changedMeanwhileMessages.title}>
      <p className="text-ink-muted">{changedMeanwhileMessages.advice}</p>
      <ChangedValues {...props} className="mt-2" />
    </Banner>
  );
}
