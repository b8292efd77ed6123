export { InlineMessage, type InlineMessageProps } from './inline-message.tsx';
export { ToneIcon, type MessageTone } from './tone-icon.tsx';
