/** The part of Storybook's preview that is used. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  /** Takes a story out of the page. */
  teardownRender(render: unknown): Promise<void>;
  readonly channel: {
    emit(event: string, payload: unknown): void;
    on(event: string, listen: (payload: unknown) => void): void;
    off(event: string, listen: (payload: unknown) => void): void;
  };
  /** Returns every story with the parameters of the story, its file and the preview. */
  extract(): Promise<Readonly<Record<string, PreparedStory>>>;
  /** Absent before the preview is ready. */
  readonly storyStoreValue?: {
    loadStory(options: { readonly storyId: string }): Promise<{
      readonly parameters: { readonly a11y?: object };
      playFunction?: Play;
    }>;
  };
}

type Play = (context: unknown) => unknown;

interface PreparedStory {
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
  readonly isPlayed: boolean;
}

/**
 * Runs in the page, so it can't use anything outside itself. Resolves to the message of a failure, or to
 * nothing.
 *
 * Resolves as soon as the story was played. What Storybook does then (it waits a tenth of a second for
 * animations, which are off) goes on while the picture is taken, and ends before the next story.
 */
export async function showStory({ storyId, isPlayed }: ShowStory): Promise<string | undefined> {
  const preview = window.__STORYBOOK_PREVIEW__!;
  const phase = (): string => preview.currentRender?.phase ?? 'finished';
  while (!['finished', 'errored', 'aborted'].includes(phase())) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const story = await preview.storyStoreValue!.loadStory({ storyId });
  const { playFunction } = story;
  if (!isPlayed) story.playFunction = undefined;
  // A play that mounts its story waits for it by itself. Storybook recognises it by its source.
  else if (playFunction !== undefined && !/^[^)]*\bmount\b/.test(playFunction.toString())) {
    story.playFunction = async (context) => {
      // A person acts on painted content, and React runs some effects only after painting.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return playFunction(context);
    };
  }
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.getSelection()?.removeAllRanges();
  window.hideAnnouncers(false);
  window.seedRandom(storyId);
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
      window.keepToasts();
      resolve(failure);
    };
    const fail = (payload: unknown): void => {
      const [first = payload] = Array.isArray(payload) ? (payload as readonly unknown[]) : [];
      const { message, description, title } = first as Record<string, string | undefined>;
      finish(message ?? description ?? title ?? String(payload));
    };
    for (const event of failures) preview.channel.on(event, fail);
    const check = (): void => {
      const isShown = preview.currentRender?.id === storyId;
      if (isShown && ['completing', 'completed', 'afterEach', 'finished'].includes(phase())) {
        finish(undefined);
      } else if (isShown && (phase() === 'errored' || phase() === 'aborted')) {
        finish(`it was ${phase()}`);
      } else setTimeout(check, 4);
    };
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    check();
  });
}

/**
 * Runs in the page, so it can't use anything outside itself. Takes the story out of the page, once
 * Storybook is finished with it: before, Storybook would load the page again. Resolves to the message of what
 * failed after the play, or to nothing.
 */
export async function clearStory(): Promise<string | undefined> {
  const preview = window.__STORYBOOK_PREVIEW__!;
  const phase = (): string => preview.currentRender?.phase ?? 'finished';
  while (!['finished', 'errored', 'aborted'].includes(phase())) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  // Where Storybook shows an error, in place of the story.
  const error = document.body.classList.contains('sb-show-errordisplay')
    ? document.querySelector('#error-message')?.textContent
    : undefined;
  await preview.teardownRender(preview.currentRender);
  return error ?? undefined;
}
