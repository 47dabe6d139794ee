import { ShowIcon } from '@/lib/ui/icons'
import { deviceSetting, type SettingsTopic } from '../topics/topic'
import { canTranslate } from './can-translate'
import { readingGroups, readingLabels as labels, readingWords as words } from './messages'
import { ReadingSettings } from './reading-settings'

export const readingTopic: SettingsTopic = {
  id: 'reading',
  title: readingGroups.title,
  summary: readingGroups.summary,
  icon: ShowIcon,
  settings: [
    deviceSetting('displayMedia', labels.displayMedia, words.displayMedia),
    deviceSetting('expandWarnings', labels.expandWarnings, words.expandWarnings),
    deviceSetting('linkPreviews', labels.linkPreviews, words.linkPreviews),
    deviceSetting('hoverCards', labels.hoverCards),
    deviceSetting('sideCards', labels.sideCards),
    deviceSetting('showTrends', labels.showTrends),
    deviceSetting('autoplay', labels.autoplay, words.autoplay),
    deviceSetting('confirmBoost', labels.confirmBoost, words.confirmBoost),
    deviceSetting('boostByClick', labels.boostByClick, words.boostByClick),
    deviceSetting('hideCounts', labels.hideCounts, words.hideCounts),
    { ...deviceSetting('browserTranslation', labels.browserTranslation), isShown: canTranslate },
    deviceSetting('readLanguages', labels.readLanguages, words.readLanguages),
    deviceSetting('newPosts', labels.newPosts, words.newPosts),
    deviceSetting('loadByHand', labels.loadByHand, words.loadByHand),
    deviceSetting('collapseBoosts', labels.collapseBoosts),
    deviceSetting('boostStrips', labels.boostStrips),
  ],
  Content: ReadingSettings,
}
