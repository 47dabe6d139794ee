/* Code that only signed-in users need for the first paint. It loads while the stored sessions are read. */
export { prepareTimelines } from '@/features/timelines'
export { createSnapshot } from '@/lib/cache'
