import { useEffect, type ReactNode } from 'react'
import { useColumn } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BackIcon } from '@/lib/ui/icons'
import { toTop } from './to-top'
import styles from './screen-frame.module.css'

const messages = defineMessages({
  back: { id: 'column.back', defaultMessage: 'Back', description: 'Button that leads to the screen before' },
  top: {
    id: 'column.top',
    defaultMessage: 'To the top',
    description: 'Name of the title of a column, which scrolls it to its top',
  },
})

interface Props {
  /** Name of the screen, also the column's title. */
  title: string
  /** Shown in place of the title's text. */
  heading?: ReactNode
  /** With a way back. Default false. */
  back?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** A screen: a header that stays, and what it is about. */
export function ScreenFrame({ title, heading, back = false, actions, children }: Props) {
  const intl = useIntl()
  const { navigate, scroller, setTitle } = useColumn()
  useEffect(() => setTitle(title), [setTitle, title])
  return (
    <section aria-label={title}>
      <header className={styles.header}>
        {back && (
          <IconButton
            icon={<BackIcon size={20} aria-hidden />}
            label={intl.formatMessage(messages.back)}
            onClick={() => navigate.back()}
          />
        )}
        <h1 className={styles.title} tabIndex={-1}>
          <button
            type="button"
            title={intl.formatMessage(messages.top)}
            onClick={() => toTop(scroller, intl)}
          >
            {heading ?? title}
          </button>
        </h1>
        {actions}
      </header>
      {children}
    </section>
  )
}
