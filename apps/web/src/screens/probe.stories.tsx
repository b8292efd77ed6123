import type { Meta } from '@storybook/react-vite';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
const meta = {
  ...screenStories,
  title: 'Screens/Probe',
  tags: ['!autodocs'],
  args: { address: '/data/work_order', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;
export default meta;
const wait = async () => {
  await new Promise((r) => setTimeout(r, 2500));
};
export const List: ScreenStory = { play: wait };
export const ListPhone: ScreenStory = { play: wait, globals: onPhone };
export const Tech: ScreenStory = { args: { person: 'technician' }, play: wait };
export const Contact: ScreenStory = { args: { person: 'contact' }, play: wait };
export const ContactHome: ScreenStory = { args: { person: 'contact', address: '/' }, play: wait };
export const Detail: ScreenStory = { args: { address: '/data/work_order/4800' }, play: wait };
export const New: ScreenStory = { args: { address: '/data/work_order/new' }, play: wait };
export const Spec: ScreenStory = { args: { address: '/specification' }, play: wait };
export const Blank: ScreenStory = {
  args: { address: '/', person: undefined, start: 'blank' },
  play: wait,
};
export const SignIn: ScreenStory = { args: { address: '/', person: undefined }, play: wait };
export const Missing: ScreenStory = { args: { address: '/data/nothing' }, play: wait };
