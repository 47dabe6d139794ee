import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'
import type { BottomBarProps } from './bottom-bar'
import styles from './nav.module.css'

async function load() {
  await whenShown()
  return import('./bottom-bar')
}

/** The bar itself, before what stands in it. */
const Place = ({ id, label }: BottomBarProps) => <nav id={id} aria-label={label} className={styles.bottom} />

/** The bar at the lower edge of phones; the first post comes before it. */
export const BottomBar = lazyPart(load, Place, { quiet: true })
