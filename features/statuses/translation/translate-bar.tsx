import { useCapability } from '@/features/instance'
import { baseLanguage } from '@/lib/i18n'
import { keyWithin, useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import { useOpened } from '../view-store'
import type { TranslatedStatus } from './use-translated-status'
import { useReadLanguages } from './use-read-languages'
import styles from './translate-bar.module.css'

export interface PartProps {
  /** The original. */
  status: Status
  /** Key of the post in the view store. */
  name: string
  /** The post as shown now, for the line below its text; without it, the control in the action row is rendered. */
  shown?: TranslatedStatus
  /** The line belongs to the open post of a thread, which has no control in its action row. */
  whole?: boolean
}

/** Keeps the space, so that the first screen need not wait for the code. */
const Space = ({ shown }: PartProps) => (
  <span className={shown ? styles.place : styles.control} data-translate={!shown || undefined} />
)

/** The parts of a post for translating it. */
export const TranslationPart = lazyPart<PartProps>(() => import('./translation-part'), Space, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})

/** True when the user may want a translation. `whole`: also when the language is unknown. */
export function useIsForeign({ language }: Status, whole: boolean): boolean {
  const read = useReadLanguages()
  const { me } = useRuntime()
  const server = useCapability('translation') && me !== null
  const foreign = language === null ? whole : !read.has(baseLanguage(language))
  return foreign && (server || 'Translator' in globalThis)
}

/** In the action row of a post in a language the user does not read: the button to translate and back. */
export function TranslateControl({ status }: { status: Status }) {
  const name = keyWithin(useRuntime().identity, status.id)
  const { translated } = useOpened(name)
  return useIsForeign(status, false) || translated ? <TranslationPart status={status} name={name} /> : null
}
