import { messages } from '@ninefold/messages';

export const answerMessages = messages('command-answers', {
  projectUrl: 'The project’s URL ({example}):',
  publishableKey: 'The publishable key ({example}):',
  databaseUrl: 'The database’s connection string ({example}; not saved):',
  missing:
    'The command can only prompt you in an interactive terminal. Pass {count, plural, one {this value} other {these values}} as an option or in an environment variable:',
  secretKey:
    'This is a secret key. The application would send it to every browser, and it bypasses all policies. Use the publishable key ({example}). If somebody may have seen the secret key, replace it.',
  invalidKey:
    'The publishable key can only contain letters, digits, dots, hyphens and underscores. The dashboard shows it under "API keys".',
});

export const projectMessages = messages('command-project', {
  noAnswer: 'No response from {url}. Check the address, and that the project is running.',
  keyRejected: '{url} does not accept the publishable key. Is it the key of this project?',
  notDataApi:
    '{url} did not answer as the Data API of a Supabase project does (HTTP {status}). Is it the address of the project, without a path, and is the Data API turned on?',
});
