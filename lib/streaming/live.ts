/** The code that keeps a screen live, as one chunk (see deferred.ts). */
export { createPoller } from './polling'
export { createStreaming } from './streaming'
