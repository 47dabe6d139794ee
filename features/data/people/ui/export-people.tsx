import { useEffect, useRef, useState } from 'react'
import { errorText } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { DownloadIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { saveFile } from '@/lib/util/save-file'
import { FORMATS, csvRowsOf, type CsvKind } from '../../csv/kinds'
import { writeCsv } from '../../csv/write-csv'
import styles from '../../data.module.css'
import { exportMessages as messages, kindNames } from '../messages'
import { readServer } from '../read-server'
import { offeredKinds } from './capabilities'

type State =
  | { is: 'idle' }
  | { is: 'reading'; count: number; waitsUntil: number | null }
  | { is: 'saved'; count: number; lost: number }
  | { is: 'stopped' }
  | { is: 'failed'; error: unknown }

/** Number of entries that will be read; null when unknown. */
const totalOf = ({ cache, me }: Runtime, kind: CsvKind): number | null =>
  kind === 'follows' && me !== null ? (cache.read('account', me)?.following_count ?? null) : null

function useExport(kind: CsvKind) {
  const runtime = useRuntime()
  const [state, setState] = useState<State>({ is: 'idle' })
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async () => {
    const { signal } = (controller.current = new AbortController())
    setState({ is: 'reading', count: 0, waitsUntil: null })
    const change = (next: Partial<{ count: number; waitsUntil: number | null }>) =>
      setState((before) => (before.is === 'reading' ? { ...before, ...next } : before))
    try {
      const { entries, lost } = await readServer(runtime, kind, {
        signal,
        now: () => runtime.now(),
        onProgress: (count) => change({ count }),
        onWait: (waitsUntil) => change({ waitsUntil }),
      })
      const rows = entries.filter(({ address }) => address !== '')
      if (rows.length > 0)
        saveFile(new Blob([writeCsv(csvRowsOf(kind, rows))], { type: 'text/csv' }), FORMATS[kind].file)
      setState({ is: 'saved', count: rows.length, lost })
    } catch (error) {
      setState(signal.aborted ? { is: 'stopped' } : { is: 'failed', error })
    }
  }
  return { state, start: () => void start(), cancel: () => controller.current?.abort() }
}

function useStateText(kind: CsvKind, state: State): string | null {
  const intl = useIntl()
  const runtime = useRuntime()
  switch (state.is) {
    case 'reading': {
      if (state.waitsUntil !== null)
        return intl.formatMessage(messages.waiting, { time: intl.formatTime(state.waitsUntil) })
      const total = totalOf(runtime, kind)
      return total !== null && total >= state.count
        ? intl.formatMessage(messages.readingOf, { count: state.count, total })
        : intl.formatMessage(messages.reading, { count: state.count })
    }
    case 'saved':
      return [
        state.count === 0
          ? intl.formatMessage(messages.empty)
          : intl.formatMessage(messages.saved, { count: state.count }),
        state.lost > 0 && intl.formatMessage(messages.lost, { count: state.lost }),
      ]
        .filter(Boolean)
        .join(' ')
    case 'stopped':
      return intl.formatMessage(messages.stopped)
    default:
      return null
  }
}

function ExportRow({ kind }: { kind: CsvKind }) {
  const intl = useIntl()
  const { state, start, cancel } = useExport(kind)
  const text = useStateText(kind, state)
  const name = intl.formatMessage(kindNames[kind])
  const reading = state.is === 'reading'
  const failure = state.is === 'failed' ? errorText(state.error, intl) : null
  const outcome = reading ? null : (failure?.text ?? text)
  useEffect(() => {
    if (outcome !== null) announce(outcome)
  }, [outcome])
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{name}</p>
        {text !== null && <p className={styles.note}>{text}</p>}
        {failure && (
          <p className={styles.error}>
            {failure.title} {failure.text}
          </p>
        )}
      </div>
      {reading ? (
        <Button size="small" onClick={cancel}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      ) : (
        <Button
          size="small"
          icon={<DownloadIcon aria-hidden />}
          aria-label={intl.formatMessage(messages.saveKind, { kind: name })}
          onClick={start}
        >
          {intl.formatMessage(messages.save)}
        </Button>
      )}
    </li>
  )
}

/** The export of lists of people, servers and bookmarks as CSV files. */
export function ExportPeople() {
  const intl = useIntl()
  const runtime = useRuntime()
  return (
    <SettingsSection title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      <ul className={styles.rows}>
        {offeredKinds(runtime).map((kind) => (
          <ExportRow key={kind} kind={kind} />
        ))}
      </ul>
    </SettingsSection>
  )
}
