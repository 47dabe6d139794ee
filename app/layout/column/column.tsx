import { createContext, useContext, type ReactNode } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useNavigation } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BackIcon } from '@/lib/ui/icons'
import { toTop } from './to-top'
import { useTitle } from './use-title'
import styles from './column.module.css'

const messages = defineMessages({
  back: { id: 'column.back', defaultMessage: 'Back', description: 'Button that leads to the screen before' },
  top: {
    id: 'column.top',
    defaultMessage: 'To the top',
    description: 'Name of the title of a column, which scrolls it to its top',
  },
})

/** Height of the sticky header in CSS pixels; lists take it off their view. */
export const COLUMN_HEADER = 48

/** How many new posts the title of the page shows. */
export const UnreadContext = createContext(0)

interface Props {
  /** Name of the screen, also the page's. */
  title: string
  /** Shown in place of the title's text. */
  heading?: ReactNode
  /** With a way back. Default false. */
  back?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** A screen: a header that stays, and what it is about. */
export function Column({ title, heading, back = false, actions, children }: Props) {
  const intl = useIntl()
  const navigation = useNavigation()
  const unread = useContext(UnreadContext)
  useTitle(title, unread)
  return (
    <section aria-label={title}>
      <header className={styles.header}>
        {back && (
          <IconButton
            icon={<BackIcon size={20} aria-hidden />}
            label={intl.formatMessage(messages.back)}
            onClick={() => navigation.back()}
          />
        )}
        <h1 className={styles.title} tabIndex={-1}>
          <button type="button" title={intl.formatMessage(messages.top)} onClick={toTop}>
            {heading ?? title}
          </button>
        </h1>
        {actions}
      </header>
      {children}
    </section>
  )
}
