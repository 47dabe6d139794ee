import { useEffect, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { fileSize } from '@/lib/i18n/file-size'
import { emptyDatabase, measureStorage, type StoredItem } from '@/lib/storage/measure'
import { MAX_OFFLINE_BYTES } from '@/lib/storage/offline-bound'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import styles from '../data.module.css'
import { messages, storedNames } from './messages'
import { CACHES, isClearable, usageOf } from './usage'

interface Measured {
  readonly items: readonly StoredItem[]
  /** As estimated by the browser, in bytes; null when unknown. */
  readonly estimate: { used: number; quota: number } | null
}

async function measure(): Promise<Measured> {
  const [items, estimate] = await Promise.all([
    measureStorage(),
    Promise.resolve()
      .then(() => navigator.storage.estimate())
      .catch(() => null),
  ])
  const { usage, quota } = estimate ?? {}
  return { items, estimate: usage === undefined || quota === undefined ? null : { used: usage, quota } }
}

/** Clears what can be loaded again. Returns the bytes that were freed; throws when something could not be cleared. */
async function clearCaches(): Promise<number> {
  const items = (await measureStorage()).filter(isClearable)
  await Promise.all(
    items.map(({ area, name }) => (area === 'cache' ? caches.delete(name) : emptyDatabase(name))),
  )
  return items.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The size of each kind of stored data, and the button that clears the cache. */
export function StorageSection() {
  const intl = useIntl()
  const [measured, setMeasured] = useState<Measured | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isShown = true
    measure().then(
      (next) => isShown && setMeasured(next),
      () => isShown && setMeasured({ items: [], estimate: null }),
    )
    return () => {
      isShown = false
    }
  }, [])
  const clear = async () => {
    setBusy(true)
    const text = await clearCaches().then(
      (freed) =>
        freed > 0
          ? intl.formatMessage(messages.cleared, { size: fileSize(intl, freed) })
          : intl.formatMessage(messages.nothing),
      () => intl.formatMessage(messages.failed),
    )
    setOutcome(text)
    announce(text)
    setMeasured(await measure())
    setBusy(false)
  }
  return (
    <SettingsSection title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      {measured === null ? (
        <p className={styles.note}>{intl.formatMessage(messages.measuring)}</p>
      ) : (
        <ul className={styles.rows}>
          {usageOf(measured.items).map(({ kind, bytes }) => (
            <li key={kind} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.label}>{intl.formatMessage(storedNames[kind])}</p>
                <p className={styles.note}>
                  {intl.formatMessage(CACHES.includes(kind) ? messages.cache : messages.kept)}
                </p>
              </div>
              <span className={styles.number}>{fileSize(intl, bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {intl.formatMessage(messages.offline, { size: fileSize(intl, MAX_OFFLINE_BYTES) })}
      </p>
      {measured?.estimate && (
        <p className={styles.note}>
          {intl.formatMessage(messages.total, {
            used: fileSize(intl, measured.estimate.used),
            quota: fileSize(intl, measured.estimate.quota),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void clear()}>
          {intl.formatMessage(messages.clear)}
        </Button>
      </div>
      {outcome !== null && <p className={styles.note}>{outcome}</p>}
    </SettingsSection>
  )
}
