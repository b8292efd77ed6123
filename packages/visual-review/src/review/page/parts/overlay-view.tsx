import { type RefCallback, useState } from 'react';
import { picturesOf } from '../model/views.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { StageProps } from './picture-stage.tsx';
import { Slider } from './slider.tsx';
import { StackedPair } from './stacked-pair.tsx';

/** Shows the new picture over the accepted one, with adjustable opacity. */
export function OverlayView({
  frame,
  ...props
}: StageProps & { readonly frame: RefCallback<HTMLElement> }) {
  const [opacity, setOpacity] = useState(50);
  const [before, after] = picturesOf(props.change);
  return (
    <div className="grid gap-3 p-4">
      <Slider
        label={`Opacity of the picture “${after?.title}”`}
        start={before?.title}
        end={after?.title}
        value={opacity}
        onChange={setOpacity}
      />
      <PictureFrame title="One over the other" label="Overlay" frame={frame}>
        <StackedPair {...props} above={{ opacity: opacity / 100 }} />
      </PictureFrame>
    </div>
  );
}
