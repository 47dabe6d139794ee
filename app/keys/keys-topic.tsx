import type { SettingsTopic } from '@/features/settings'
import { KeyboardIcon } from '@/lib/ui/icons'
import { KeysPage } from './keys-page'
import { messages } from './messages'

/** The keyboard shortcuts of this browser. */
export const keysTopic: SettingsTopic = {
  id: 'keys',
  title: messages.title,
  summary: messages.summary,
  icon: KeyboardIcon,
  settings: [{ id: 'scheme', label: messages.scheme, scope: 'device' }],
  Content: KeysPage,
}
