import { useMemo, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { Select } from '@/lib/ui/select'
import type { CsvKind } from '../../csv/kinds'
import type { CsvRow } from '../../csv/parse-csv'
import { readEntries, type InvalidRow } from '../../csv/read-entries'
import styles from '../../data.module.css'
import { exportMessages, importMessages as messages, kindNames } from '../messages'
import { makePlan, OVERWRITABLE, type ImportPlan } from '../plan'
import { importSteps, type ImportStep } from '../steps'
import { useServerEntries } from './use-server-entries'

/** Maximum number of invalid rows that are listed. */
const MAX_LISTED = 100

function InvalidRows({ rows }: { rows: readonly InvalidRow[] }) {
  const intl = useIntl()
  return (
    <details className={styles.details}>
      <summary>{intl.formatMessage(messages.invalid, { count: rows.length })}</summary>
      <ul className={styles.points}>
        {rows.slice(0, MAX_LISTED).map(({ line, text, reason }) => (
          <li key={line}>
            {intl.formatMessage(messages.line, { line, text })}{' '}
            <small>({intl.formatMessage(messages[reason])})</small>
          </li>
        ))}
        {rows.length > MAX_LISTED && (
          <li>{intl.formatMessage(messages.more, { count: rows.length - MAX_LISTED })}</li>
        )}
      </ul>
    </details>
  )
}

function Changes({ plan, repeated }: { plan: ImportPlan; repeated: number }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { kind, add, change, remove, same, own, newLists } = plan
  const changes = [
    newLists.length > 0 &&
      intl.formatMessage(messages.newLists, { count: newLists.length, titles: intl.formatList(newLists) }),
    add.length > 0 && intl.formatMessage(messages.add, { kind, count: add.length }),
    change.length > 0 && intl.formatMessage(messages.change, { kind, count: change.length }),
    remove.length > 0 && intl.formatMessage(messages.remove, { kind, count: remove.length }),
  ].filter((each) => each !== false)
  const left = [
    same > 0 && intl.formatMessage(messages.same, { count: same }),
    own > 0 && intl.formatMessage(messages.own, { kind }),
    repeated > 0 && intl.formatMessage(messages.repeated, { count: repeated }),
  ].filter((each) => each !== false)
  const note =
    kind === 'follows'
      ? messages.followNote
      : kind === 'lists'
        ? messages.listNote
        : kind === 'blocks' || kind === 'servers'
          ? messages.blockNote
          : null
  return (
    <>
      {changes.length === 0 ? (
        <p>{intl.formatMessage(messages.nothing)}</p>
      ) : (
        <>
          <p>{intl.formatMessage(messages.as, { account: `@${identity.key}` })}</p>
          <ul className={styles.points}>
            {changes.map((text) => (
              <li key={text}>
                <strong>{text}</strong>
              </li>
            ))}
          </ul>
          {note && <p className={styles.note}>{intl.formatMessage(note)}</p>}
          {!OVERWRITABLE.includes(kind) && (
            <p className={styles.note}>{intl.formatMessage(messages.onlyMerge, { kind })}</p>
          )}
        </>
      )}
      {left.length > 0 && (
        <ul className={styles.points}>
          {left.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Props {
  file: string
  rows: readonly CsvRow[]
  firstKind: CsvKind
  kinds: readonly CsvKind[]
  onStart: (kind: CsvKind, steps: readonly ImportStep[]) => void
  onCancel: () => void
}

/** Shows what the import of a file would change, before anything is sent. */
export function ImportPreview({ file, rows, firstKind, kinds, onStart, onCancel }: Props) {
  const intl = useIntl()
  const { identity, http } = useRuntime()
  const [kind, setKind] = useState(firstKind)
  const [removes, setRemoves] = useState(false)
  const { reading, retry } = useServerEntries(kind)
  const read = useMemo(() => readEntries(kind, rows, new URL(http.server).host), [kind, rows, http.server])
  const plan = useMemo(
    () =>
      reading.is === 'read'
        ? makePlan({
            kind,
            mode: removes ? 'overwrite' : 'merge',
            entries: read.entries,
            current: reading.entries,
            ownAddress: identity.key,
          })
        : null,
    [kind, removes, read, reading, identity.key],
  )
  const steps = useMemo(() => (plan ? importSteps(plan) : []), [plan])
  return (
    <>
      <h3 className={styles.panelTitle}>{intl.formatMessage(messages.preview, { file })}</h3>
      <Select
        label={intl.formatMessage(messages.kind)}
        value={kind}
        onChange={(next) => setKind(next as CsvKind)}
        options={kinds.map((value) => ({ value, label: intl.formatMessage(kindNames[value]) }))}
      />
      {reading.is === 'reading' && (
        <output className={styles.note}>
          {reading.waitsUntil === null
            ? intl.formatMessage(exportMessages.reading, { count: reading.count })
            : intl.formatMessage(exportMessages.waiting, { time: intl.formatTime(reading.waitsUntil) })}
        </output>
      )}
      {reading.is === 'failed' && <ErrorState compact error={reading.error} onRetry={retry} />}
      {plan && <Changes plan={plan} repeated={read.repeated} />}
      {read.invalid.length > 0 && <InvalidRows rows={read.invalid} />}
      {plan && OVERWRITABLE.includes(kind) && (
        <Checkbox
          label={intl.formatMessage(messages.mode)}
          hint={intl.formatMessage(messages.modeHint)}
          checked={removes}
          onChange={setRemoves}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{intl.formatMessage(messages.cancel)}</Button>
        {steps.length > 0 && (
          <Button variant="primary" onClick={() => onStart(kind, steps)}>
            {intl.formatMessage(messages.start, { count: steps.length })}
          </Button>
        )}
      </div>
    </>
  )
}
