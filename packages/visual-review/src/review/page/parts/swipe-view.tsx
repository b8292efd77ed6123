import { type RefCallback, useState } from 'react';
import { picturesOf } from '../model/views.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { StageProps } from './picture-stage.tsx';
import { Slider } from './slider.tsx';
import { StackedPair } from './stacked-pair.tsx';

/** Shows the accepted picture before a line, and the new one after it. */
export function SwipeView({
  frame,
  ...props
}: StageProps & { readonly frame: RefCallback<HTMLElement> }) {
  const [position, setPosition] = useState(50);
  const [before, after] = picturesOf(props.change);
  return (
    <div className="grid gap-3 p-4">
      <Slider
        label="Position of the line"
        start={before?.title}
        end={after?.title}
        value={position}
        onChange={setPosition}
      />
      <PictureFrame
        title={`${before?.title} before the line, ${after?.title?.toLowerCase()} after it`}
        label="Swipe"
        frame={frame}
      >
        <div
          className="relative w-max min-w-full"
          style={props.zoom === 'fit' ? { inlineSize: '100%' } : undefined}
        >
          <StackedPair
            {...props}
            below={{ clipPath: `inset(0 ${100 - position}% 0 0)` }}
            above={{ clipPath: `inset(0 0 0 ${position}%)` }}
          />
        </div>
      </PictureFrame>
    </div>
  );
}
