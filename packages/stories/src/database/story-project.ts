/** The projects of all stories: MSW answers these from the page's backend. */
export const anyStoryUrl = 'https://*.stories.example';

export interface StoryProject {
  readonly url: string;
  /** Where supabase-js keeps its session. */
  readonly sessionKey: string;
}

/**
 * Returns a project of the story's own: supabase-js keeps the session by the project's name, and another
 * story's, or that of another tab, is not this one's.
 */
export function newProject(): StoryProject {
  const name = `story-${crypto.randomUUID()}`;
  return { url: `https://${name}.stories.example`, sessionKey: `sb-${name}-auth-token` };
}
