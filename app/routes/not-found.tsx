import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { buttonLook } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { Column } from '../layout/column'

const messages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Nothing is here',
    description: 'Title of an unknown address',
  },
  text: {
    id: 'notFound.text',
    defaultMessage: 'This address leads nowhere in Skein.',
    description: 'Text of an unknown address',
  },
  home: {
    id: 'notFound.home',
    defaultMessage: 'To the start',
    description: 'Button on the page of an unknown address',
  },
})

/** An address that means nothing. */
export function NotFoundRoute() {
  const intl = useIntl()
  return (
    <Column title={intl.formatMessage(messages.title)} back>
      <EmptyState
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.text)}
        action={
          <AppLink to={paths.home} {...buttonLook({ variant: 'primary' })}>
            {intl.formatMessage(messages.home)}
          </AppLink>
        }
      />
    </Column>
  )
}
