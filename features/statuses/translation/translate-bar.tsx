import { useCapability } from '@/features/instance'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import { baseOf } from './rules'
import type { ShownStatus } from './shown'
import { useLanguagesRead } from './use-languages-read'
import styles from './translate-bar.module.css'

interface Props {
  /** In its own words. */
  status: Status
  /** As it is shown now. */
  shown: ShownStatus
  /** Key of the post in the view store. */
  name: string
  /** The open post of a thread: also when nobody said its language. */
  whole: boolean
}

export interface OfferProps extends Omit<Props, 'whole'> {
  /** Bases of the languages the reader reads. */
  read: ReadonlySet<string>
}

/** Its place, before its code is there. */
const Place = () => <div className={styles.place} />

async function load() {
  // Its place is kept: no first screen waits for it.
  await whenShown()
  return import('./translate-offer')
}
const Offer = lazyPart<OfferProps>(load, Place, { quiet: true })

/** Offers a translation of what the reader does not read, says whose it is, and takes it back. */
export function TranslateBar({ status, shown, name, whole }: Props) {
  const read = useLanguagesRead()
  const { me } = useRuntime()
  const server = useCapability('translation') && me !== null
  const { language } = status
  const foreign = language === null ? whole : !read.has(baseOf(language))
  const offered = foreign && (server || 'Translator' in globalThis)
  return offered || shown.translation ? <Offer status={status} shown={shown} name={name} read={read} /> : null
}
