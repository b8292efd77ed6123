import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';

export function EnterUuid(props: EnterFieldProps) {
  return <EnterLine {...props} mono />;
}
