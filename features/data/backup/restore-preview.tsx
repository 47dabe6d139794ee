import { useState } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import styles from '../data.module.css'
import { messages, partNames } from './messages'
import type { PartName, PartPlan } from './part'
import { hasChanges, restoreParts, type PlannedBackup, type PlannedPart, type Restored } from './plan-backup'

/** Maximum number of names of new items that are listed. */
const MAX_NAMES = 5

function summary(intl: IntlShape, { plan }: PlannedPart): string {
  if (plan === 'unreadable') return intl.formatMessage(messages.unreadablePart)
  if (plan === 'failed') return intl.formatMessage(messages.failedPart)
  const { added, changed, same, names = [] } = plan
  const shown = names.slice(0, MAX_NAMES)
  const texts = [
    added > 0 &&
      (shown.length > 0
        ? intl.formatMessage(messages.addedNames, { count: added, names: intl.formatList(shown) })
        : intl.formatMessage(messages.added, { count: added })),
    changed > 0 && intl.formatMessage(messages.changed, { count: changed }),
    added + changed > 0 && same > 0 && intl.formatMessage(messages.same, { count: same }),
  ].filter((each) => each !== false)
  return texts.length > 0 ? intl.formatList(texts, 'unit') : intl.formatMessage(messages.noChange)
}

function Result({ restored, onClose }: { restored: Restored; onClose: () => void }) {
  const intl = useIntl()
  const [undone, setUndone] = useState(false)
  const { done, failed, undo } = restored
  const nameOf = (name: PartName) => intl.formatMessage(partNames[name])
  return (
    <>
      {done.length > 0 && (
        <p>{intl.formatMessage(messages.done, { parts: intl.formatList(done.map(nameOf)) })}</p>
      )}
      {done.includes('lists') && <p className={styles.note}>{intl.formatMessage(messages.listsContinue)}</p>}
      {failed.map(({ name, count }) => (
        <p key={name} className={styles.error}>
          {intl.formatMessage(messages.failed, { part: nameOf(name), count })}
        </p>
      ))}
      {undone && <p>{intl.formatMessage(messages.undone)}</p>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{intl.formatMessage(messages.close)}</Button>
        {undo && !undone && (
          <Button
            onClick={() => {
              undo()
              setUndone(true)
              announce(intl.formatMessage(messages.undone))
            }}
          >
            {intl.formatMessage(messages.undo)}
          </Button>
        )}
      </div>
    </>
  )
}

interface Props {
  file: string
  planned: PlannedBackup
  leftOutTexts: (intl: IntlShape, leftOut: PartPlan['leftOut']) => string[]
  onClose: () => void
}

/** Shows what restoring a file would change, to choose its parts; then the outcome. */
export function RestorePreview({ file, planned: { backup, parts }, leftOutTexts, onClose }: Props) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<ReadonlySet<PartName>>(
    () => new Set(parts.filter(hasChanges).map(({ name }) => name)),
  )
  const [restored, setRestored] = useState<Restored | null>(null)
  const [busy, setBusy] = useState(false)
  const usable = parts.some(hasChanges)
  const choose = (name: PartName, on: boolean) =>
    setChosen((before) => new Set([...before].filter((each) => each !== name).concat(on ? name : [])))
  const restore = async () => {
    setBusy(true)
    const result = await restoreParts(parts.filter(({ name }) => chosen.has(name)))
    setBusy(false)
    setRestored(result)
    announce(
      intl.formatMessage(messages.done, {
        parts: intl.formatList(result.done.map((name) => intl.formatMessage(partNames[name]))),
      }),
    )
  }
  const date = Date.parse(backup.exportedAt)
  return (
    <>
      <h3 className={styles.panelTitle}>{intl.formatMessage(messages.preview, { file })}</h3>
      {restored ? (
        <Result restored={restored} onClose={onClose} />
      ) : (
        <>
          {backup.origin.identity !== '' && !Number.isNaN(date) && (
            <p className={styles.note}>
              {intl.formatMessage(messages.from, {
                account: backup.origin.identity,
                date: intl.formatDate(date, { dateStyle: 'medium' }),
              })}
            </p>
          )}
          {parts.map((part) => {
            const { name, plan } = part
            const lacks = typeof plan === 'object' ? leftOutTexts(intl, plan.leftOut) : []
            return (
              <Checkbox
                key={name}
                label={intl.formatMessage(partNames[name])}
                hint={[summary(intl, part), ...lacks].join('. ')}
                checked={chosen.has(name)}
                disabled={!hasChanges(part)}
                onChange={(on) => choose(name, on)}
              />
            )
          })}
          {backup.unknown.length > 0 && (
            <p className={styles.note}>
              {intl.formatMessage(messages.unknownParts, { names: intl.formatList(backup.unknown) })}
            </p>
          )}
          {!usable && <p>{intl.formatMessage(messages.nothing)}</p>}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
            {usable && (
              <Button
                variant="primary"
                busy={busy}
                aria-disabled={chosen.size === 0 || undefined}
                onClick={() => {
                  if (chosen.size > 0) void restore()
                }}
              >
                {intl.formatMessage(messages.apply)}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}
