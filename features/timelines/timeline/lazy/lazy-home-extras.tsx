import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function loadExtras() {
  await whenShown()
  return import('../../home/home-extras')
}

/** The marker of home across devices. Loaded after the first paint. */
export const HomeExtras = lazyPart(loadExtras, undefined, { quiet: true })

/** The pill above a home that is read upwards. */
export const NewerPill = lazyPart(() => import('../../home/newer-pill'), undefined, { quiet: true })
