import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { EnterNumber } from '../number/enter-number.tsx';
import { plainAmount } from '../number/money.ts';

/** Text of a type of which nothing is known; an amount of money is typed as a number. */
export function EnterOther(props: EnterFieldProps) {
  const { field, defaultValue = null } = props;
  if (field.type !== 'money') return <EnterLine {...props} />;
  return (
    <EnterNumber
      {...props}
      defaultValue={defaultValue === null ? null : plainAmount(defaultValue)}
    />
  );
}
