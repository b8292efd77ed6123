/** The part of Storybook's preview that is used here. */
export interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  /** Takes a story out of the page. */
  teardownRender(render: unknown): Promise<void>;
  readonly channel: {
    emit(event: string, payload: unknown): void;
    on(event: string, listen: (payload: unknown) => void): void;
    off(event: string, listen: (payload: unknown) => void): void;
  };
  /** Every story, with the parameters that its file and the project give it. */
  extract(): Promise<Readonly<Record<string, PreparedStory>>>;
  /** Absent before the preview is ready. */
  readonly storyStoreValue?: {
    loadStory(given: { readonly storyId: string }): Promise<{
      readonly parameters: { readonly a11y?: object };
      playFunction?: Play;
    }>;
  };
}

type Play = (context: unknown) => unknown;

export interface PreparedStory {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

export interface ShowStory {
  readonly storyId: string;
  /** Whether its `play` is played. */
  readonly play: boolean;
  /** In milliseconds. */
  readonly limit: number;
}

/**
 * Runs in the page, so that it must stand alone. Resolves to what went wrong, or to nothing.
 *
 * A story is shown as soon as it is played: what Storybook does then (it waits a tenth of a second for
 * animations, which stand still here) goes on while the picture is taken, and is over before the next.
 */
export async function showStory({ storyId, play, limit }: ShowStory): Promise<string | undefined> {
  const preview = window.__STORYBOOK_PREVIEW__!;
  const started = performance.now();
  const isOver = (): boolean => performance.now() - started > limit;
  const phase = (): string => preview.currentRender?.phase ?? 'finished';
  while (!['finished', 'errored', 'aborted'].includes(phase()) && !isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const story = await preview.storyStoreValue!.loadStory({ storyId });
  const { playFunction } = story;
  if (!play) story.playFunction = undefined;
  // One that mounts its story itself waits for it, and is told by its own text.
  else if (playFunction !== undefined && !/^[^)]*\bmount\b/.test(playFunction.toString())) {
    story.playFunction = async (context) => {
      // A person acts on what was painted; React's effects may still be waiting for that.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return playFunction(context);
    };
  }
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.hideAnnouncers(false);
  window.startChance(storyId);
  const failures = [
    'storyThrewException',
    'playFunctionThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise((resolve) => {
    const finish = (failure: string | undefined): void => {
      for (const event of failures) preview.channel.off(event, fail);
      story.playFunction = playFunction;
      window.holdMessages();
      resolve(failure);
    };
    const fail = (payload: unknown): void => {
      const [first = payload] = Array.isArray(payload) ? (payload as readonly unknown[]) : [];
      const { message, description, title } = first as Record<string, string | undefined>;
      finish(message ?? description ?? title ?? String(payload));
    };
    for (const event of failures) preview.channel.on(event, fail);
    const look = (): void => {
      const isShown = preview.currentRender?.id === storyId;
      if (isShown && ['completing', 'completed', 'afterEach', 'finished'].includes(phase())) {
        finish(undefined);
      } else if (isShown && (phase() === 'errored' || phase() === 'aborted')) {
        finish(`it was ${phase()}`);
      } else if (isOver()) {
        finish(`it did not finish within ${limit / 1000} seconds (${phase()})`);
      } else setTimeout(look, 4);
    };
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    look();
  });
}

/**
 * Runs in the page, so that it must stand alone. Takes the story out of the page once Storybook is done
 * with it: before, Storybook would load the page again.
 */
export async function clearStory(): Promise<void> {
  const preview = window.__STORYBOOK_PREVIEW__!;
  const isDone = (): boolean =>
    ['finished', 'errored', 'aborted'].includes(preview.currentRender?.phase ?? 'finished');
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 4));
  await preview.teardownRender(preview.currentRender);
}
