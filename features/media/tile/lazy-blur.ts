import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** The blurhash of an image that is loading or hidden. Loaded after the first paint. */
export const Blur = lazyPart(
  async () => ({ default: (await import('./blur-canvas')).BlurCanvas }),
  undefined,
  { after: whenFirstScreenShown, failure: 'quiet' },
)
