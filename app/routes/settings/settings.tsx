import { useEffect } from 'react'
import { SavedFlag, SettingsOverview, TopicPage, topicsFor } from '@/features/settings'
import { useInstance } from '@/features/instance'
import { notificationsTopic } from '@/features/notifications'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../../layout/column/screen-frame'
import type { ScreenProps } from '../../pages/page'
import type { SettingSearchParams } from '../../routing/search'
import NotFound from '../not-found'
import { TOPICS } from './topics'

const messages = defineMessages({
  title: {
    id: 'settingsPage.title',
    defaultMessage: 'Preferences',
    description: 'Title of the page with the settings of this app',
  },
  notifications: {
    id: 'notificationSettings.title',
    defaultMessage: 'Notification settings',
    description: 'Title of the page with the settings of notifications',
  },
})

const FOR_VISITORS = topicsFor(TOPICS, false)

/** Returns the pages of settings that the reader can use. */
function useTopics() {
  const { me } = useRuntime()
  return me === null ? FOR_VISITORS : TOPICS
}

/** All pages of settings. */
export function SettingsRoute() {
  const intl = useIntl()
  // The search leaves out what the server lacks.
  useInstance()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} actions={<SavedFlag />}>
      <SettingsOverview topics={useTopics()} />
    </ScreenFrame>
  )
}

interface TopicProps {
  id: string
  /** Default: that of the topic. */
  title?: string
  setting?: string | undefined
}

function Topic({ id, title, setting }: TopicProps) {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  const topics = useTopics()
  const topic = topics.find((each) => each.id === id)
  const known = topic ?? TOPICS.find((each) => each.id === id)
  if (!known) return <NotFound />
  return (
    <ScreenFrame title={title ?? intl.formatMessage(known.title)} back actions={<SavedFlag />}>
      {topic ? <TopicPage topic={topic} topics={topics} wanted={setting} /> : <MembersOnly />}
    </ScreenFrame>
  )
}

/** A page of settings. */
export const SettingsTopicRoute = ({
  params,
  search,
}: ScreenProps<{ topic: string }, SettingSearchParams>) => (
  <Topic id={params.topic} setting={search.setting} />
)

/** The settings of notifications, at the address next to the list of notifications. */
export function NotificationSettingsRoute() {
  const intl = useIntl()
  return <Topic id={notificationsTopic.id} title={intl.formatMessage(messages.notifications)} />
}
