import type { KindDisplayProps } from '../display-props.ts';
import { ElementDisplay } from '../element-display.tsx';
import { plainText } from '../plain-text.ts';

/** Shows a colour beside its text, if the browser knows it. */
export function ColorDisplay(props: KindDisplayProps) {
  const text = plainText(props.value);
  if (!CSS.supports('color', text)) return <ElementDisplay {...props} />;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="size-3.5 shrink-0 rounded-xs border border-line-strong forced-color-adjust-none"
        style={{ backgroundColor: text }}
      />
      <ElementDisplay {...props} />
    </span>
  );
}
