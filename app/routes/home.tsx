import { AnnouncementsPanel, AnnouncementsToggle } from '@/features/announcements'
import { homeSource, OptionsMenu, RefreshButton, ResumeOffer, Timeline } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { ScreenFrame } from '../layout/column/screen-frame'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Home', description: 'Title of the home timeline' },
})

const source = homeSource()

/** The home timeline. */
export function HomeRoute() {
  const intl = useIntl()
  const title = intl.formatMessage(messages.title)
  const { key, ...position } = useScrollPosition('home', 'always')
  return (
    <ScreenFrame
      title={title}
      actions={
        <>
          <ResumeOffer source={source} memory={position.memory} />
          <RefreshButton source={source} />
          <AnnouncementsToggle />
          <OptionsMenu source={source} />
        </>
      }
    >
      <AnnouncementsPanel />
      <Timeline key={key} source={source} label={title} {...position} />
    </ScreenFrame>
  )
}
