import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function loadExtras() {
  await whenShown()
  return import('../../home/home-extras')
}

/** Home's marker across devices. */
export const HomeExtras = lazyPart(loadExtras, undefined, { quiet: true })

/** Over a home that is read upwards. */
export const NewerPill = lazyPart(() => import('../../home/newer-pill'), undefined, { quiet: true })
