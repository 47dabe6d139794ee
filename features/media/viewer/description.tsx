import type { KeyboardEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { messages } from '../messages'
import styles from './description.module.css'

interface Props {
  id: string
  text: string
  lang: string | null
}

/** Keys that move through a text or select in it belong to it while it has the focus; turning and closing go on. */
const THROUGH = new Set(['ArrowLeft', 'ArrowRight', 'Escape', 'Tab'])

/** The description of a medium, as text: it can be scrolled, selected and copied. */
export function Description({ id, text, lang }: Props) {
  const intl = useIntl()
  const keep = (event: KeyboardEvent) => {
    if (event.shiftKey ? event.key !== 'Tab' : !THROUGH.has(event.key)) event.stopPropagation()
  }
  return (
    // Focus comes here so that keys can scroll a long text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      className={styles.description}
      aria-label={intl.formatMessage(messages.description)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={keep}
    >
      <p dir="auto" lang={lang ?? undefined}>
        {text}
      </p>
    </section>
  )
}
