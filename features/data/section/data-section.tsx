import { Setting } from '@/features/settings'
import { useRuntime } from '@/lib/runtime'
import { BackupSection } from '../backup/backup-section'
import type { BackupChoices } from '../backup/account-choices'
import type { BackupPart } from '../backup/part'
import { ExportPeople } from '../people/ui/export-people'
import { ImportPeople } from '../people/ui/import-people'
import { StorageSection } from '../storage/storage-section'

const NONE: readonly never[] = []

interface Props {
  /** Parts of the backup that belong to app. */
  parts?: readonly BackupPart[]
  /** Choices of accounts that belong to app. */
  choices?: readonly BackupChoices[]
  /** The identity keys of the signed-in accounts. */
  identityKeys?: readonly string[]
}

/** The section of the settings about data: what is stored, and its export and import. */
export default function DataSection({ parts = NONE, choices = NONE, identityKeys = NONE }: Props) {
  const { me } = useRuntime()
  return (
    <>
      <Setting id="backup">
        <BackupSection parts={parts} choices={choices} identityKeys={identityKeys} />
      </Setting>
      {me !== null && (
        <Setting id="export">
          <ExportPeople />
        </Setting>
      )}
      {me !== null && (
        <Setting id="import">
          <ImportPeople />
        </Setting>
      )}
      <Setting id="storage">
        <StorageSection />
      </Setting>
    </>
  )
}
