import { messages } from '@ninefold/messages';

export const limitMessages = messages('limits', {
  timeout: `{setting, select,
    statement_timeout {Longest statement of {role}}
    lock_timeout {Longest wait for a lock of {role}}
    other {Longest idle transaction of {role}}
  }`,
  maxRows: 'Most rows in one answer',
  functionTimeout: 'Longest run of {name}',
  maxFileSize: 'Largest file in {name}',
  fileTypes: 'Kinds of file in {name}',
  duration: `{unit, select,
    us {{amount} µs}
    ms {{amount} ms}
    s {{amount} s}
    min {{amount} min}
    h {{amount} h}
    other {{amount} d}
  }`,
  size: `{unit, select,
    KiB {{amount} KiB}
    MiB {{amount} MiB}
    GiB {{amount} GiB}
    TiB {{amount} TiB}
    other {{amount, plural, one {# byte} other {# bytes}}}
  }`,
});
