import { type RefCallback, useState } from 'react';
import { picturesOf } from '../model/views.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { StageProps } from './picture-stage.tsx';
import { Slider } from './slider.tsx';
import { StackedPair } from './stacked-pair.tsx';

/** The accepted picture before a line, the new one behind it. */
export function SwipeView({
  frame,
  ...props
}: StageProps & { readonly frame: RefCallback<HTMLElement> }) {
  const [share, setShare] = useState(50);
  const [before, after] = picturesOf(props.change);
  return (
    <div className="grid gap-3 p-4">
      <Slider
        label="Where the line stands"
        start={before?.title}
        end={after?.title}
        value={share}
        onChange={setShare}
      />
      <PictureFrame
        title={`${before?.title} before the line, ${after?.title?.toLowerCase()} behind it`}
        label="Swipe"
        frame={frame}
      >
        <div
          className="relative w-max min-w-full"
          style={props.zoom === 'fit' ? { inlineSize: '100%' } : undefined}
        >
          <StackedPair
            {...props}
            below={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
            above={{ clipPath: `inset(0 0 0 ${share}%)` }}
          />
        </div>
      </PictureFrame>
    </div>
  );
}
