import type { IntlShape } from '@/lib/i18n'
import { sectionMessages } from '../messages'
import type { Group, Section } from './sections'

const isGroup = (id: string): id is Group => id in sectionMessages

/** Returns the name of a category; names of the server stay as they are. */
export function sectionName(intl: IntlShape, { id, kind, name }: Section): string {
  if (kind === 'custom') return name || intl.formatMessage(sectionMessages.custom)
  return isGroup(id) ? intl.formatMessage(sectionMessages[id]) : ''
}
