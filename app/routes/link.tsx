import { useMemo } from 'react'
import { LinkHead, linkSource, OptionsMenu, RefreshButton, Timeline } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useChrome } from '../layout/column/column-chrome'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  title: {
    id: 'linkPage.title',
    defaultMessage: 'Posts about a link',
    description: 'Title of a timeline of posts with the same link',
  },
  about: {
    id: 'linkPage.about',
    defaultMessage: 'Posts about {host}',
    description: 'Title of a timeline of posts with the same link; {host}: domain of the linked site',
  },
})

/** Public posts with a link to the same page. */
export function LinkRoute({ params: { url } }: ScreenProps<{ url: string }>) {
  const intl = useIntl()
  const isPinned = useChrome()?.isPinned ?? false
  const source = useMemo(() => linkSource(url), [url])
  const { key, ...position } = useScrollPosition(`link/${url}`)
  const host = URL.canParse(url) ? new URL(url).host : null
  const title = host ? intl.formatMessage(messages.about, { host }) : intl.formatMessage(messages.title)
  return (
    <ScreenFrame
      title={title}
      back
      actions={
        <>
          {/* The menu of a pinned column refreshes too; the title needs the space. */}
          {!isPinned && <RefreshButton source={source} />}
          <OptionsMenu source={source} />
        </>
      }
    >
      <LinkHead url={url} />
      <Timeline key={key} source={source} label={title} {...position} />
    </ScreenFrame>
  )
}
