import { useEffect } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink } from '@/lib/navigation'
import { buttonLook } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { noteShown } from '@/lib/util/first-screen'
import { ScreenFrame } from '../layout/column/screen-frame'
import { session } from '../identity/session'

const messages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Not found',
    description: 'Title of an unknown address, in the header',
  },
  heading: {
    id: 'notFound.heading',
    defaultMessage: 'Nothing is here',
    description: 'Heading on the page of an unknown address',
  },
  text: {
    id: 'notFound.text',
    defaultMessage: 'This address leads nowhere in {product}.',
    description: 'Text of an unknown address',
  },
  home: {
    id: 'notFound.home',
    defaultMessage: 'To the start',
    description: 'Button on the page of an unknown address',
  },
})

/** An address that means nothing. */
export default function NotFoundRoute() {
  const intl = useIntl()
  useEffect(noteShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} back>
      <EmptyState
        title={intl.formatMessage(messages.heading)}
        text={intl.formatMessage(messages.text, { product: session.config.productName })}
        action={
          <AppLink to="/" {...buttonLook({ variant: 'primary' })}>
            {intl.formatMessage(messages.home)}
          </AppLink>
        }
      />
    </ScreenFrame>
  )
}
