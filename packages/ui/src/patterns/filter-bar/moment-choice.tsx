import { useLabels } from '../../labels/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { filterBarLabels } from './labels.ts';
import { offeredMoments, readMomentToken } from './moment-token.ts';

export interface MomentChoiceProps {
  readonly field: FieldDescriptor;
  /** The relative moment that is chosen; undefined for a date that is typed. */
  readonly token: string | undefined;
  readonly onTokenChange: (token: string | undefined) => void;
}

/** Chooses between a date, which stays, and a moment relative to when the list is opened. */
export function MomentChoice({ field, token, onTokenChange }: MomentChoiceProps) {
  const labels = useLabels(filterBarLabels);
  const offered = offeredMoments(field);
  const tokens = token === undefined || offered.includes(token) ? offered : [...offered, token];
  return (
    <Select
      aria-label={labels.comparedWith(field.label)}
      value={token ?? ''}
      options={[
        { value: '', label: labels.ownMoment },
        ...tokens.map((each) => {
          const moment = readMomentToken(each);
          const words = moment === undefined ? each : labels.momentWords(moment);
          return { value: each, label: words.charAt(0).toLocaleUpperCase() + words.slice(1) };
        }),
      ]}
      onChange={({ target }) => onTokenChange(target.value === '' ? undefined : target.value)}
    />
  );
}
