// After a request to every route some 80 MB of heap are alive. The young generation has 2 MB: with 4 the work was a
// twentieth less. `--optimize-for-size` would hold it to 1 MB, with half as much work again. And localhost is 127.0.0.1 here.
export const nodeFlags = [
  '--max-old-space-size=384',
  '--max-semi-space-size=2',
  '--dns-result-order=ipv4first',
]

/** Else glibc keeps what every thread has freed, the megabytes of each password that was hashed, and the pages that were sent. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' }
