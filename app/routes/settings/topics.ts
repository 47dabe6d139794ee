import { notificationsTopic } from '@/features/notifications'
import { appearanceTopic, columnsTopic, readingTopic, type SettingsTopic } from '@/features/settings'
import { keysTopic } from '../../keys/keys-topic'
import { aboutTopic } from './about-topic'
import { accountsTopic } from './accounts-topic'
import { dataTopic } from './data-topic'
import { privacyTopic } from './privacy-topic'
import { memberWritingTopic } from './writing-topic'

/**
 * The pages of settings, in their order. A feature adds one by exporting a `SettingsTopic`, with a lazy part as its
 * content if that is large.
 */
export const TOPICS: readonly SettingsTopic[] = [
  appearanceTopic,
  readingTopic,
  memberWritingTopic,
  notificationsTopic,
  columnsTopic,
  keysTopic,
  accountsTopic,
  privacyTopic,
  dataTopic,
  aboutTopic,
]
