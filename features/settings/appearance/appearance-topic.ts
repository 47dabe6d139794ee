import { SunIcon } from '@/lib/ui/icons'
import { deviceSetting, type SettingsTopic } from '../topics/topic'
import { AppearanceSettings } from './appearance-settings'
import { appearanceGroups, appearanceLabels as labels, appearanceWords as words } from './messages'

export const appearanceTopic: SettingsTopic = {
  id: 'appearance',
  title: appearanceGroups.title,
  summary: appearanceGroups.summary,
  icon: SunIcon,
  settings: [
    deviceSetting('theme', labels.theme, words.theme),
    deviceSetting('contrast', labels.contrast, words.contrast),
    deviceSetting('accent', labels.accent, words.accent),
    deviceSetting('textSize', labels.textSize, words.textSize),
    deviceSetting('font', labels.font, words.font),
    deviceSetting('emojiStyle', labels.emojiStyle, words.emojiStyle),
    deviceSetting('underlineLinks', labels.underlineLinks),
    deviceSetting('density', labels.density, words.density),
    deviceSetting('motion', labels.motion, words.motion),
    deviceSetting('language', labels.language, words.language),
  ],
  Content: AppearanceSettings,
}
