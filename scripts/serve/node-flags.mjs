// What is alive once every route has been asked for takes 140 MB of heap. V8 would let garbage grow up to the limit before it
// looks for it; told to save memory, it looks when there is a third more than what is alive. With a limit of 256 it ended while it
// read texts of 100 KB that were made to be slow to read. And localhost is 127.0.0.1 here.
export const nodeFlags = [
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
  '--optimize-for-size',
  '--dns-result-order=ipv4first',
]

/** Else glibc keeps what every thread has freed, and the megabytes of each password that was hashed. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
