import { messages } from '@ninefold/messages';

export const projectMessages = messages('project-address', {
  notUrl:
    '{name} is “{text}”, which is not a URL. Enter something like https://abcdefgh.supabase.co.',
  password:
    '{name} contains a user name or password, which every browser would see. Enter the address without them.',
});
