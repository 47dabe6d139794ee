/** What keeps a screen live, as one part that loads by itself (deferred.ts). */
export { createPoller } from './polling'
export { createStreaming } from './streaming'
