import type { ComponentProps } from 'react'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address of the page, which its schema checked. */
  url: string
}

/** A link to a text about the server that it only publishes on a page of its website. */
export function DocumentLink({ url, ...props }: Props) {
  const intl = useIntl()
  return (
    <a {...props} href={url} target="_blank" rel="noopener noreferrer">
      {intl.formatMessage(messages.readAt, { host: new URL(url).host })}
    </a>
  )
}
