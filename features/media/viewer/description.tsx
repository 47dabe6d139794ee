import type { KeyboardEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { messages } from '../messages'
import styles from './description.module.css'

interface Props {
  id: string
  text: string
  lang: string | null
}

/** Keys the viewer still handles while the text has focus; others scroll or select the text. */
const THROUGH = new Set(['ArrowLeft', 'ArrowRight', 'Escape', 'Tab'])

/** The description of an attachment as text that can be scrolled, selected and copied. */
export function Description({ id, text, lang }: Props) {
  const intl = useIntl()
  const keep = (event: KeyboardEvent) => {
    if (event.shiftKey ? event.key !== 'Tab' : !THROUGH.has(event.key)) event.stopPropagation()
  }
  return (
    // Focusable, so that keys can scroll a long text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      className={styles.description}
      aria-label={intl.formatMessage(messages.altText)}
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
