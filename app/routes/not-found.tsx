import { useEffect } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { noteScreenShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../layout/column/screen-frame'

const messages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of the page for unknown addresses',
  },
  heading: {
    id: 'notFound.heading',
    defaultMessage: 'There’s nothing at this address',
    description: 'Heading on the page for unknown addresses',
  },
  text: {
    id: 'notFound.text',
    defaultMessage: 'Check the address for mistakes. The page may also have been removed.',
    description: 'Text on the page for unknown addresses',
  },
  home: {
    id: 'notFound.home',
    defaultMessage: 'Go to home',
    description: 'Link on the page for unknown addresses',
  },
})

/** The page for an unknown address. */
export default function NotFoundRoute() {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      <EmptyState
        drawing="missing"
        title={intl.formatMessage(messages.heading)}
        text={intl.formatMessage(messages.text)}
        action={
          <AppLink to="/" {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(messages.home)}
          </AppLink>
        }
      />
    </ScreenFrame>
  )
}
