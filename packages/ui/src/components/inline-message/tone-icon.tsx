import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The icon that says a message's tone without its colour. */
export function ToneIcon({ tone }: { readonly tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" data-slot="tone-icon" />;
}
