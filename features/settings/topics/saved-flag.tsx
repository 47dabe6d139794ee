import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { CheckIcon } from '@/lib/ui/icons'
import { onSettings } from '../settings-store'
import { messages } from './messages'
import { noteSave, useSavedFlag } from './saved'
import styles from './topics.module.css'

/** Time the flag is shown, in ms. */
const FLAG_MS = 2000

/** Says for a moment that a changed setting was saved. For the header of a page of settings. */
export function SavedFlag() {
  const intl = useIntl()
  const flag = useSavedFlag((store) => store.flag)
  useEffect(() => {
    noteSave(false)
    return onSettings(() => noteSave(true))
  }, [])
  useEffect(() => {
    if (flag === null) return undefined
    const timer = setTimeout(() => noteSave(false), FLAG_MS)
    return () => clearTimeout(timer)
  }, [flag])
  return (
    <output className={styles.saved}>
      {flag && <CheckIcon size="1rem" aria-hidden />}
      {flag && <span>{intl.formatMessage(messages.saved)}</span>}
    </output>
  )
}
