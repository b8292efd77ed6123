import type { EnterFieldProps } from '../entry/entry-props.ts';
import { onDemand } from '../entry/on-demand.tsx';
import { EnterJsonText } from './enter-text.tsx';

const EnterShape = onDemand(async () => (await import('./enter-shape.tsx')).EnterShape);

/** JSON as text; by its parts where it is known how it is built. */
export function EnterJson(props: EnterFieldProps) {
  const Enter = props.field.shape === undefined ? EnterJsonText : EnterShape;
  return <Enter {...props} />;
}
