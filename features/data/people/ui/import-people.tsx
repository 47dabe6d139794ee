import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { detectKind } from '../../csv/read-entries'
import { parseCsv, type CsvRow } from '../../csv/parse-csv'
import { FileButton } from '../../file-button'
import styles from '../../data.module.css'
import { importerOf } from '../importer'
import { importMessages as messages } from '../messages'
import { offeredKinds } from './capabilities'
import { ImportPreview } from './import-preview'
import { ImportProgress } from './import-progress'

/** Largest file that is read, in bytes. */
const MAX_FILE_SIZE = 10_000_000

interface Chosen {
  readonly name: string
  readonly rows: readonly CsvRow[]
}

/** The import of CSV files: the choice of a file, its preview, and the import that runs. */
export function ImportPeople() {
  const intl = useIntl()
  const runtime = useRuntime()
  const importer = useMemo(() => importerOf(runtime), [runtime])
  const view = useSyncExternalStore(importer.subscribe, importer.view)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  const open = async (file: File) => {
    setChosen(null)
    setProblem(null)
    if (file.size > MAX_FILE_SIZE)
      return setProblem(intl.formatMessage(messages.tooLarge, { file: file.name }))
    const rows = parseCsv(await file.text().catch(() => ''))
    if (rows.length === 0) return setProblem(intl.formatMessage(messages.unreadable, { file: file.name }))
    return setChosen({ name: file.name, rows })
  }

  // The button that had the focus is replaced by the panel.
  const shown = view ? 'progress' : chosen ? 'preview' : 'choice'
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && shown !== 'choice') panel.current?.focus()
    before.current = shown
  }, [shown])

  return (
    <SettingsSection title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      {!view && (
        <div>
          <FileButton
            label={intl.formatMessage(messages.choose)}
            accept=".csv,text/csv,text/plain"
            onFile={(file) => void open(file)}
          />
        </div>
      )}
      {problem !== null && !view && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {(view || chosen) && (
        <div className={styles.panel} ref={panel} tabIndex={-1}>
          {view ? (
            <ImportProgress view={view} importer={importer} />
          ) : (
            chosen && (
              <ImportPreview
                key={chosen.name}
                file={chosen.name}
                rows={chosen.rows}
                firstKind={detectKind(chosen.rows, chosen.name)}
                kinds={offeredKinds(runtime)}
                onStart={(kind, steps) => {
                  importer.start(kind, chosen.name, steps)
                  setChosen(null)
                }}
                onCancel={() => setChosen(null)}
              />
            )
          )}
        </div>
      )}
    </SettingsSection>
  )
}
