import { useEffect } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { isPlainClick } from '@/lib/navigation'
import { buttonLook } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { hrefAs, navigation, visit } from '../routing/history'
import { noteShown } from '@/lib/util/first-screen'
import { Column } from '../layout/column/column'
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

interface Props {
  /** The address names nobody either, so that the way on must not keep its name. */
  nobody?: boolean
}

/** An address that means nothing. */
export default function NotFoundRoute({ nobody = false }: Props) {
  const intl = useIntl()
  useEffect(noteShown, [])
  const start = nobody ? hrefAs(null, '/') : navigation.hrefOf('/')
  return (
    <Column title={intl.formatMessage(messages.title)} back>
      <EmptyState
        title={intl.formatMessage(messages.heading)}
        text={intl.formatMessage(messages.text, { product: session.config.productName })}
        action={
          <a
            href={start}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              visit(start)
            }}
            {...buttonLook({ variant: 'primary' })}
          >
            {intl.formatMessage(messages.home)}
          </a>
        }
      />
    </Column>
  )
}
