import { quickSettings, topicsFor } from '@/features/settings'
import { paths } from '@/lib/navigation'
import { TOPICS } from '../routes/settings/topics'
import type { PaletteItem } from './item'
import type { PaletteSource } from './sources'

/** Opens the pages of settings, and the settings that no command changes. Too many to list without a query. */
export const settingPages: PaletteSource = ({ intl, acct, query, settings, capabilities }) => {
  if (query.trim() === '') return []
  const changed = new Set(quickSettings(intl, settings).map(({ id }) => id.split(':')[0]))
  return topicsFor(TOPICS, acct !== null).flatMap(
    ({ id: topic, title, summary, icon: Icon, settings: entries }) => {
      const page = intl.formatMessage(title)
      const item = (id: string, label: string, hint: string, setting?: string): PaletteItem => ({
        id: `settings:${id}`,
        group: 'settings',
        label,
        hint,
        icon: <Icon />,
        choice: { kind: 'open', path: paths.settingsTopic(topic, setting) },
      })
      return [
        item(topic, page, intl.formatMessage(summary)),
        ...entries
          .filter(({ id, isShown }) => !changed.has(id) && isShown?.(capabilities) !== false)
          .map(({ id, label, keywords }) => ({
            ...item(`${topic}:${id}`, intl.formatMessage(label), page, id),
            words: [page, keywords && intl.formatMessage(keywords)].filter(Boolean).join(' '),
          })),
      ]
    },
  )
}
