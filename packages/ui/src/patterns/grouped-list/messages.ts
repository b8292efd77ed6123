import { messages } from '@ninefold/messages';

export const groupedListMessages = messages('grouped-list', {
  records: '{count, plural, one {# record} other {# records}}',
  recordsOfAbout: 'about {count, plural, one {# record} other {# records}}',
  groups: '{count, plural, one {# group} other {# groups}}',
  moreGroups: 'Show more groups',
  /** The last row of a group: how many of its records are shown. */
  more: 'Show more ({shown, number} of {count, number})',
  noValue: 'No value',
  week: 'Week of {day}',
  /** Announced when a group is opened or closed. */
  opened: '{group}: expanded',
  closed: '{group}: collapsed',
  loading: 'Loading…',
  empty: 'No records',
});
