import { type ReactNode, useId, useState } from 'react';
import { picturesOf } from '../model/index.ts';
import { type FramedProps, PictureFrame, StackedPair } from './picture.tsx';
import { useReviewContext } from './review-context.ts';

/** Shows the new picture over the accepted one, with adjustable opacity. */
export function OverlayView(props: FramedProps) {
  const [, after] = picturesOf(props.change);
  return (
    <SliderView
      {...props}
      label={`Opacity of the picture “${after?.title}”`}
      title="One over the other"
      frameLabel="Overlay"
    >
      {(opacity) => <StackedPair change={props.change} above={{ opacity: opacity / 100 }} />}
    </SliderView>
  );
}

/** Shows the accepted picture before a line, and the new one after it. */
export function SwipeView(props: FramedProps) {
  const { zoom } = useReviewContext();
  const [before, after] = picturesOf(props.change);
  return (
    <SliderView
      {...props}
      label="Position of the line"
      title={`${before?.title} before the line, ${after?.title?.toLowerCase()} after it`}
      frameLabel="Swipe"
    >
      {(position) => (
        <div
          className="relative w-max min-w-full"
          style={zoom === 'fit' ? { inlineSize: '100%' } : undefined}
        >
          <StackedPair
            change={props.change}
            below={{ clipPath: `inset(0 ${100 - position}% 0 0)` }}
            above={{ clipPath: `inset(0 0 0 ${position}%)` }}
          />
        </div>
      )}
    </SliderView>
  );
}

/** Shows two pictures as a percentage between them says. */
function SliderView({
  change,
  frame,
  label,
  title,
  frameLabel,
  children,
}: FramedProps & {
  readonly label: string;
  readonly title: string;
  readonly frameLabel: string;
  readonly children: (percentage: number) => ReactNode;
}) {
  const [percentage, setPercentage] = useState(50);
  const [before, after] = picturesOf(change);
  const id = useId();
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-center gap-3 text-md text-ink-muted">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span aria-hidden="true">{before?.title}</span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={1}
          value={percentage}
          aria-valuetext={`${percentage} %`}
          className="h-6 min-w-24 flex-1 accent-accent"
          onChange={(event) => setPercentage(Number(event.target.value))}
        />
        <span aria-hidden="true">{after?.title}</span>
      </div>
      <PictureFrame title={title} label={frameLabel} frame={frame}>
        {children(percentage)}
      </PictureFrame>
    </div>
  );
}
