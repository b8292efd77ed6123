import { type RefCallback, useState } from 'react';
import { picturesOf } from '../model/views.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { StageProps } from './picture-stage.tsx';
import { Slider } from './slider.tsx';
import { StackedPair } from './stacked-pair.tsx';

/** The new picture over the accepted one, as transparent as one likes. */
export function OverlayView({
  frame,
  ...props
}: StageProps & { readonly frame: RefCallback<HTMLElement> }) {
  const [share, setShare] = useState(50);
  const [before, after] = picturesOf(props.change);
  return (
    <div className="grid gap-3 p-4">
      <Slider
        label={`How much of the picture “${after?.title}” shows`}
        start={before?.title}
        end={after?.title}
        value={share}
        onChange={setShare}
      />
      <PictureFrame title="One over the other" label="Overlay" frame={frame}>
        <StackedPair {...props} above={{ opacity: share / 100 }} />
      </PictureFrame>
    </div>
  );
}
