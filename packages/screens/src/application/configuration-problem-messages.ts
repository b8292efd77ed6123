import { messages } from '@ninefold/messages';

export const configurationProblemMessages = messages('configuration-problem', {
  missing: 'The file {url} doesn’t exist.',
  status: 'The server answered {status} for {url}.',
  page: 'The server answered {url} with a web page, as many hosts do when a file is missing.',
  invalidJson: '{url} is not valid JSON: {problem}.',
  notObject: '{url} does not contain a JSON object.',
  fieldMissing: '"{field}" is missing in {url}.',
  invalidUrl: 'In {url}, "supabaseUrl" is {value}, which is not a URL.',
  invalidKey: 'In {url}, "publishableKey" is not a string.',
  fix: '{problem} Create or correct the file with your project’s URL and key: {example}. See “Your project” in the documentation.',
});
