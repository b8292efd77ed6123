export interface StoryAccount {
  readonly email: string;
  readonly password: string;
}

/** Returns how the sample person of a role signs in. Nothing is secret about it: the person has sample records alone. */
export function storyAccount(role: string): StoryAccount {
  const name = role.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { email: `${name}@stories.example`, password: `sample ${name}` };
}
