/* Code that the first paint needs only for signed-in users, in one chunk that loads while the stored sessions are read. */
export { preloadHome, prepareTimelines } from '@/features/timelines'
export { createSnapshot } from '@/lib/cache'
