import { useEffect, useRef, useState } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { DownloadIcon } from '@/lib/ui/icons'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { saveFile } from '@/lib/util/save-file'
import styles from '../data.module.css'
import { FileButton } from '../file-button'
import { choicesPart, otherAccountsPart, type BackupChoices } from './account-choices'
import { draftsPart, settingsPart, shortcutsPart } from './local-parts'
import { leftOutNames, messages, partNames } from './messages'
import type { BackupPart, LeftOut, PartPlan } from './part'
import { createBackup, planBackup, type PlannedBackup } from './plan-backup'
import { RestorePreview } from './restore-preview'
import { filtersPart, listsPart } from './server-parts'
import { ACCOUNT_CHOICES } from './choices-of-accounts'

/** Returns sentences about what is left out. */
function leftOutTexts(intl: IntlShape, leftOut: PartPlan['leftOut'] = {}): string[] {
  return (Object.entries(leftOut) as [LeftOut, number][]).flatMap(([reason, count]) =>
    count > 0 ? [intl.formatMessage(leftOutNames[reason], { count })] : [],
  )
}

interface Props {
  /** Parts of app. */
  parts: readonly BackupPart[]
  /** Choices of accounts that belong to app. */
  choices: readonly BackupChoices[]
  /** The signed-in accounts. */
  identityKeys: readonly string[]
}

/** Returns the parts that the reader has. */
function useParts({ parts, choices, identityKeys }: Props): BackupPart[] {
  const { me, http } = useRuntime()
  const { capabilities } = http
  const hasFilters = capabilities.tries('filtersV2') || capabilities.tries('filtersV1')
  const chosen = [...ACCOUNT_CHOICES, ...choices]
  return [
    settingsPart,
    shortcutsPart,
    ...chosen.map((each) => choicesPart(each)),
    ...(identityKeys.length > 1 ? [otherAccountsPart(chosen, identityKeys)] : []),
    ...(hasFilters ? [filtersPart] : []),
    ...(capabilities.tries('lists') ? [listsPart] : []),
    draftsPart,
    ...parts,
  ].filter(({ ofAccount }) => me !== null || !ofAccount)
}

/** Saving and restoring a backup. */
export function BackupSection(props: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const parts = useParts(props)
  const [work, setWork] = useState<'saving' | 'reading' | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ file: string; planned: PlannedBackup } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) panel.current?.focus()
  }, [chosen])

  const begin = (next: 'saving' | 'reading') => {
    setWork(next)
    setNotes([])
    setProblem(null)
  }
  const save = async () => {
    begin('saving')
    const { text, fileName, missing, leftOut } = await createBackup(parts, { runtime, intl })
    saveFile(new Blob([text], { type: 'application/json' }), fileName)
    const saved = intl.formatMessage(messages.saved, { file: fileName })
    announce(saved)
    setNotes([saved, ...leftOut.flatMap((each) => leftOutTexts(intl, each))])
    if (missing.length > 0) {
      const names = missing.map((name) => intl.formatMessage(partNames[name]))
      setProblem(intl.formatMessage(messages.incomplete, { parts: intl.formatList(names) }))
    }
    setWork(null)
  }
  const open = async (file: File) => {
    begin('reading')
    const planned = await planBackup(file, parts, { runtime, intl })
    setWork(null)
    if (typeof planned === 'string') setProblem(intl.formatMessage(messages[planned], { file: file.name }))
    else setChosen({ file: file.name, planned })
  }

  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(runtime.me === null ? messages.visitorText : messages.text)}
    >
      {!chosen && (
        <div className={styles.buttons}>
          <Button icon={<DownloadIcon aria-hidden />} busy={work === 'saving'} onClick={() => void save()}>
            {intl.formatMessage(messages.save)}
          </Button>
          <FileButton
            label={intl.formatMessage(messages.choose)}
            accept=".json,application/json"
            onFile={(file) => void open(file)}
          />
        </div>
      )}
      {work === 'reading' && <output className={styles.note}>{intl.formatMessage(messages.reading)}</output>}
      {notes.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {chosen && (
        <div className={styles.panel} ref={panel} tabIndex={-1}>
          <RestorePreview
            file={chosen.file}
            planned={chosen.planned}
            leftOutTexts={leftOutTexts}
            onClose={() => setChosen(null)}
          />
        </div>
      )}
    </SettingsSection>
  )
}
