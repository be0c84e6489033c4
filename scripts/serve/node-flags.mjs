// What is alive once every route has been asked for takes 80 MB of heap. The young generation has 2 MB: with 4, which is no quicker, the
// process takes 20 MB more. `--optimize-for-size` holds it to 1 MB, and a third of all work was then the collection of garbage. And
// localhost is 127.0.0.1 here.
export const nodeFlags = [
  '--max-old-space-size=384',
  '--max-semi-space-size=2',
  '--dns-result-order=ipv4first',
]

/** Else glibc keeps what every thread has freed, and the megabytes of each password that was hashed. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
