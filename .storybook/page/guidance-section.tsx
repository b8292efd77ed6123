import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { guidanceIds } from './guidance-ids.ts';
import { Check, Cross } from './icons.tsx';

/** A story's `parameters.guidance`: whether to do as it shows, and why. */
export interface Guidance {
  readonly advice: 'do' | 'don’t';
  readonly because: string;
}

type Story = Awaited<ReturnType<React.ContextType<typeof DocsContext>['loadStory']>>;

/** Shows the do and don't stories of a component, which are tested like any other. */
export function GuidanceSection({ title }: { readonly title: string }) {
  const context = use(DocsContext);
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const loaded = await Promise.all(guidanceIds(title).map((id) => context.loadStory(id)));
      if (isShown) setStories(loaded);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [context, title]);
  // The list of headings beside the page is made before the stories are there.
  if (guidanceIds(title).length === 0) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <ul className="grid gap-6 font-sans text-base text-ink sm:grid-cols-2">
          {stories.map((story) => (
            <GuidanceStory key={story.id} story={story} />
          ))}
        </ul>
      </Unstyled>
    </>
  );
}

function GuidanceStory({ story }: { readonly story: Story }) {
  const context = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const { advice, because } = story.parameters['guidance'] as Guidance;
  useEffect(() => {
    if (place.current === null) return undefined;
    const report = (error: unknown): void => console.error(error);
    const callbacks = { showMain: () => {}, showError: report, showException: report };
    const leave = context.renderStoryToElement(story, place.current, callbacks, {
      autoplay: false,
      forceInitialArgs: true,
    });
    return () => void leave();
  }, [context, story]);
  const isGood = advice === 'do';
  const Icon = isGood ? Check : Cross;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line">
      <div className="grid flex-1 place-items-center p-4" ref={place} />
      <p
        className={`flex gap-2 border-t-2 px-4 py-3 ${isGood ? 'border-success' : 'border-danger'}`}
      >
        <Icon className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-success' : 'text-danger'}`} />
        <span>
          <strong className="font-semibold">{isGood ? 'Do' : 'Don’t'}</strong> {because}
        </span>
      </p>
    </li>
  );
}
