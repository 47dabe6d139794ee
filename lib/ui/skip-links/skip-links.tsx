import type { MouseEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import styles from './skip-links.module.css'

interface Props {
  /** Element ids in the order of the page. */
  links: readonly { id: string; text: string }[]
}

/** Moves the focus, not only the view, and leaves the address alone: a fragment would be an entry in the history. */
function go(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

/** The first thing a keyboard meets: ways past the navigation. Seen only with focus inside. */
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
