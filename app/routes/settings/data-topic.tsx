import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { backupMessages, DataSection, exportMessages, importMessages, storageMessages } from '@/features/data'
import { useAccounts } from '@/features/session'
import type { SettingsTopic } from '@/features/settings'
import { defineMessages } from '@/lib/i18n'
import { SaveIcon } from '@/lib/ui/icons'
import { createLayoutsPart } from '../../layout/deck/layouts/layouts-part'
import { navigationChoices } from '../../layout/navigation/groups/navigation-choices'

const messages = defineMessages({
  title: {
    id: 'dataTopic.title',
    defaultMessage: 'Data',
    description: 'Title of a page of settings: stored data, export and import',
  },
  summary: {
    id: 'dataTopic.summary',
    defaultMessage: 'Backup, export, import and storage',
    description: 'What a page of settings is about',
  },
  backupWords: {
    id: 'dataTopic.backupWords',
    defaultMessage: 'restore save file copy',
    description:
      'Further words by which the search finds the backup, separated by spaces; choose words of your language',
  },
  exportWords: {
    id: 'dataTopic.exportWords',
    defaultMessage: 'CSV download follows mutes blocks lists',
    description:
      'Further words by which the search finds the export, separated by spaces; choose words of your language',
  },
  importWords: {
    id: 'dataTopic.importWords',
    defaultMessage: 'CSV upload follows mutes blocks lists',
    description:
      'Further words by which the search finds the import, separated by spaces; choose words of your language',
  },
  storageWords: {
    id: 'dataTopic.storageWords',
    defaultMessage: 'cache space clear',
    description:
      'Further words by which the search finds the storage, separated by spaces; choose words of your language',
  },
})

const CHOICES = [navigationChoices]

function DataSettings() {
  const router = useRouter()
  const accounts = useAccounts()
  const identityKeys = useMemo(() => accounts.map(({ identityKey }) => identityKey), [accounts])
  const parts = useMemo(() => [createLayoutsPart(router)], [router])
  return <DataSection parts={parts} choices={CHOICES} identityKeys={identityKeys} />
}

/** Stored data, and its export and import. */
export const dataTopic: SettingsTopic = {
  id: 'data',
  title: messages.title,
  summary: messages.summary,
  icon: SaveIcon,
  settings: [
    { id: 'backup', label: backupMessages.title, keywords: messages.backupWords },
    { id: 'export', label: exportMessages.title, keywords: messages.exportWords, isForMembers: true },
    { id: 'import', label: importMessages.title, keywords: messages.importWords, isForMembers: true },
    { id: 'storage', label: storageMessages.title, keywords: messages.storageWords },
  ],
  Content: DataSettings,
}
