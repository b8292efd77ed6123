import { messages } from '@ninefold/messages';

export const limitMessages = messages('limits', {
  timeout: `{setting, select,
    statement_timeout {Longest statement ({role})}
    lock_timeout {Longest wait for a lock ({role})}
    other {Longest idle transaction ({role})}
  }`,
  maxRows: 'Maximum rows per answer',
  functionTimeout: 'Longest run of {name}',
  maxFileSize: 'Largest file in {name}',
  fileTypes: 'File types in {name}',
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
