import { useCapability } from '@/features/instance'
import { baseLanguage } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import type { TranslatedStatus } from './use-translated-status'
import { useReadLanguages } from './use-read-languages'
import styles from './translate-bar.module.css'

interface Props {
  /** The original. */
  status: Status
  /** The post as shown now. */
  shown: TranslatedStatus
  /** Key of the post in the view store. */
  name: string
  /** The open post of a thread: offered also when its language is unknown. */
  whole: boolean
}

export interface OfferProps extends Omit<Props, 'whole'> {
  /** Languages the user reads, without region. */
  read: ReadonlySet<string>
}

/** Placeholder until the code is loaded. */
const Place = () => <div className={styles.place} />

/** The placeholder keeps the space, so that the first screen need not wait. */
const Offer = lazyPart<OfferProps>(() => import('./translate-offer'), Place, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})

/** Offers to translate a post in a language the user does not read, names the provider, and switches back. */
export function TranslateBar({ status, shown, name, whole }: Props) {
  const read = useReadLanguages()
  const { me } = useRuntime()
  const server = useCapability('translation') && me !== null
  const { language } = status
  const foreign = language === null ? whole : !read.has(baseLanguage(language))
  const offered = foreign && (server || 'Translator' in globalThis)
  return offered || shown.translation ? <Offer status={status} shown={shown} name={name} read={read} /> : null
}
