import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DataSection } from '@/features/data'
import type { SettingsTopic } from '@/features/settings'
import { defineMessages } from '@/lib/i18n'
import { SaveIcon } from '@/lib/ui/icons'
import { createLayoutsPart } from '../../layout/deck/layouts/layouts-part'

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
})

function DataSettings() {
  const router = useRouter()
  const parts = useMemo(() => [createLayoutsPart(router)], [router])
  return <DataSection parts={parts} />
}

/** Stored data, and its export and import. */
export const dataTopic: SettingsTopic = {
  id: 'data',
  title: messages.title,
  summary: messages.summary,
  icon: SaveIcon,
  settings: [],
  Content: DataSettings,
}
