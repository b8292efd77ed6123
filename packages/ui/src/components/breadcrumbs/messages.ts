import { messages } from '@ninefold/messages';

export const breadcrumbsMessages = messages('breadcrumbs', { breadcrumbs: 'Breadcrumbs' });
