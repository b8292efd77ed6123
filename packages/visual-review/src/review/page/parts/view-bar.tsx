import { Button } from '@ninefold/ui/components/button';
import { Text } from '@ninefold/ui/components/text';
import { Toggle, ToggleGroup } from '@ninefold/ui/components/toggle-group';
import { keyOf, type ViewName, views, zoomLabel } from '../model/index.ts';
import { useReviewContext } from './review-context.ts';

/** Selects the view and the zoom. */
export function ViewBar({
  view,
  offered,
}: {
  readonly view: ViewName;
  readonly offered: readonly ViewName[];
}) {
  const { zoom, perform } = useReviewContext();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 pb-2.5">
      {offered.length > 1 && (
        <ToggleGroup
          label="View"
          size="small"
          required
          className="flex-wrap"
          value={view}
          onValueChange={(value) => perform[value as ViewName]()}
        >
          {views
            .filter(({ name }) => offered.includes(name))
            .map(({ name, title }) => (
              <Toggle key={name} value={name}>
                {title}
              </Toggle>
            ))}
        </ToggleGroup>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form. */}
      <div role="group" aria-label="Zoom" className="flex items-center gap-1">
        <Button
          size="small"
          variant="ghost"
          aria-label="Zoom out"
          aria-keyshortcuts={keyOf('zoomOut')}
          onClick={perform.zoomOut}
        >
          −
        </Button>
        <Text asChild tabular align="center" className="min-w-26 text-md">
          <output>{zoomLabel(zoom)}</output>
        </Text>
        <Button
          size="small"
          variant="ghost"
          aria-label="Zoom in"
          aria-keyshortcuts={keyOf('zoomIn')}
          onClick={perform.zoomIn}
        >
          +
        </Button>
        <Button size="small" variant="ghost" onClick={perform.fit}>
          Fit
        </Button>
      </div>
    </div>
  );
}
