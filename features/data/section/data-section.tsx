import { Setting } from '@/features/settings'
import { useRuntime } from '@/lib/runtime'
import { BackupSection } from '../backup/backup-section'
import type { BackupPart } from '../backup/part'
import { ExportPeople } from '../people/ui/export-people'
import { ImportPeople } from '../people/ui/import-people'
import { StorageSection } from '../storage/storage-section'

const NO_PARTS: readonly BackupPart[] = []

interface Props {
  /** Parts of the backup that belong to app. */
  parts?: readonly BackupPart[]
}

/** The section of the settings about data: what is stored, and its export and import. */
export default function DataSection({ parts = NO_PARTS }: Props) {
  const { me } = useRuntime()
  return (
    <>
      <Setting id="backup">
        <BackupSection parts={parts} />
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
