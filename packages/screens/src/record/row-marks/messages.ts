import { messages } from '@ninefold/messages';

export const rowMarkMessages = messages('row-marks', { overdue: 'Overdue' });
