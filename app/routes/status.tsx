import { useParams } from '@tanstack/react-router'
import { nameOf } from '@/features/accounts'
import { Thread } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { Column } from '../layout/column'
import { usePlace } from './use-place'

const messages = defineMessages({
  title: { id: 'statusPage.title', defaultMessage: 'Post', description: 'Title of the page of one post' },
  by: { id: 'statusPage.by', defaultMessage: 'Post by {name}', description: 'Title of the page of one post' },
})

/** One post and the conversation around it. */
export function StatusRoute() {
  const intl = useIntl()
  const id = useParams({ from: '/@{$acct}/$statusId' }).statusId as StatusId
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const { key, ...place } = usePlace(`status/${id}`)
  const title = account
    ? intl.formatMessage(messages.by, { name: nameOf(account) })
    : intl.formatMessage(messages.title)
  return (
    <Column title={title} heading={intl.formatMessage(messages.title)} back>
      <Thread key={key} id={id} {...place} />
    </Column>
  )
}
