import { messages } from '@ninefold/messages';

export const limitMessages = messages('limits', {
  timeout: `{setting, select,
    statement_timeout {Maximum statement time ({role})}
    lock_timeout {Maximum wait for a lock ({role})}
    other {Maximum idle time in a transaction ({role})}
  }`,
  maxRows: 'Maximum rows per response',
  functionTimeout: 'Maximum run time of {name}',
  maxFileSize: 'Maximum file size in {name}',
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
