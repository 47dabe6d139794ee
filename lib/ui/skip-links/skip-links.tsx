import type { MouseEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import styles from './skip-links.module.css'

interface Props {
  /** Element ids, in page order. */
  links: readonly { id: string; text: string }[]
}

/** Moves focus, not only the view, and keeps the URL: a fragment would add a history entry. */
function go(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

/** First focusable elements of the page: links past the navigation. Visible only with focus. */
export function SkipLinks({ links }: Props) {
  const intl = useIntl()
  return (
    <nav className={styles.links} aria-label={intl.formatMessage(messages.name)}>
      {links.map(({ id, text }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {text}
        </a>
      ))}
    </nav>
  )
}
