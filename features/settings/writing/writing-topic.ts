import { ComposeIcon } from '@/lib/ui/icons'
import { deviceSetting, type SettingsTopic } from '../topics/topic'
import { writingGroups, writingLabels as labels, writingWords as words } from './messages'
import { WritingSettings } from './writing-settings'

export const writingTopic: SettingsTopic = {
  id: 'writing',
  title: writingGroups.title,
  summary: writingGroups.summary,
  icon: ComposeIcon,
  settings: [
    deviceSetting('remindOfDescriptions', labels.remindOfDescriptions, words.remindOfDescriptions),
    deviceSetting('undoSend', labels.undoSend, words.undoSend),
    deviceSetting('quietQuoteHint', labels.quietQuoteHint, words.quietQuoteHint),
    deviceSetting('emojiLanguage', labels.emojiLanguage, words.emojiLanguage),
  ],
  Content: WritingSettings,
}
