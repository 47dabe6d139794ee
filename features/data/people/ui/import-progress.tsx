import { useEffect, useId, useRef } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import styles from '../../data.module.css'
import type { ImportView, importerOf } from '../importer'
import { exportMessages, importMessages as messages, kindNames } from '../messages'

type Importer = ReturnType<typeof importerOf>

/** Maximum number of failures that are listed. */
const MAX_LISTED = 200

function stateText(intl: IntlShape, { progress, runs, elsewhere, waitsUntil }: ImportView): string {
  if (elsewhere) return intl.formatMessage(messages.elsewhere)
  if (waitsUntil !== null)
    return intl.formatMessage(exportMessages.waiting, { time: intl.formatTime(waitsUntil) })
  if (runs) return intl.formatMessage(messages.keepOpen)
  switch (progress.state) {
    case 'running':
      return intl.formatMessage(messages.interrupted)
    case 'paused':
      return intl.formatMessage(progress.stop ? messages[progress.stop] : messages.paused)
    case 'cancelled':
      return intl.formatMessage(messages.cancelled)
    default:
      return intl.formatMessage(messages.finished, { failed: progress.failures.length })
  }
}

function Failures({ view: { job, progress } }: { view: ImportView }) {
  const intl = useIntl()
  const { failures } = progress
  const textOf = ({ at, reason, message }: (typeof failures)[number]) => {
    const { address = '', list } = job.steps[at]?.entry ?? {}
    const name = list === undefined ? address : intl.formatList([list, address].filter(Boolean), 'unit')
    if (reason === 'missing') return intl.formatMessage(messages.missing, { name })
    if (reason === 'broken') return intl.formatMessage(messages.broken, { name })
    if (reason === 'unfollowed') return intl.formatMessage(messages.unfollowed, { name })
    return message
      ? intl.formatMessage(messages.refusedEntry, { name, reason: message })
      : intl.formatMessage(messages.refusedUnnamed, { name })
  }
  return (
    <details className={styles.details} open={progress.state === 'finished'}>
      <summary>{intl.formatMessage(messages.failures, { count: failures.length })}</summary>
      <ul className={styles.points}>
        {failures.slice(0, MAX_LISTED).map((failure) => (
          <li key={failure.at}>{textOf(failure)}</li>
        ))}
        {failures.length > MAX_LISTED && (
          <li>{intl.formatMessage(messages.more, { count: failures.length - MAX_LISTED })}</li>
        )}
      </ul>
    </details>
  )
}

function Buttons({ view, importer }: { view: ImportView; importer: Importer }) {
  const intl = useIntl()
  const { runs, elsewhere, progress } = view
  if (elsewhere) return null
  if (runs)
    return (
      <div className={styles.buttons}>
        <Button onClick={() => importer.pause()}>{intl.formatMessage(messages.pause)}</Button>
        <Button onClick={() => importer.cancel()}>{intl.formatMessage(messages.cancel)}</Button>
      </div>
    )
  const { state, failures } = progress
  return (
    <div className={styles.buttons}>
      {(state === 'finished' || state === 'cancelled') && (
        <Button onClick={() => importer.dismiss()}>{intl.formatMessage(messages.close)}</Button>
      )}
      {(state === 'running' || state === 'paused') && (
        <Button onClick={() => importer.cancel()}>{intl.formatMessage(messages.cancel)}</Button>
      )}
      {state !== 'finished' && (
        <Button variant="primary" onClick={() => void importer.resume()}>
          {intl.formatMessage(messages.resume)}
        </Button>
      )}
      {state === 'finished' && failures.length > 0 && (
        <Button variant="primary" onClick={() => importer.retry()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
    </div>
  )
}

/** An import that runs, is interrupted or has ended. */
export function ImportProgress({ view, importer }: { view: ImportView; importer: Importer }) {
  const intl = useIntl()
  const { job, progress } = view
  const title = useId()
  const text = stateText(intl, view)
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== text) announce(text)
    before.current = text
  }, [text])
  return (
    <>
      <h3 className={styles.panelTitle} id={title}>
        {intl.formatMessage(messages.running, {
          kind: intl.formatMessage(kindNames[job.kind]),
          file: job.file,
        })}
      </h3>
      <progress
        className={styles.progress}
        aria-labelledby={title}
        value={progress.at}
        max={job.steps.length}
      />
      <p className={styles.number}>
        {intl.formatMessage(messages.progress, { count: progress.at, total: job.steps.length })}
      </p>
      <p>{text}</p>
      {progress.failures.length > 0 && <Failures view={view} />}
      <Buttons view={view} importer={importer} />
    </>
  )
}
