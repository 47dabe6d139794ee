import { useEffect, type ReactNode } from 'react'
import { useColumn } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BackIcon } from '@/lib/ui/icons'
import { useChrome } from './column-chrome'
import { toTop } from './to-top'
import styles from './screen-frame.module.css'

const messages = defineMessages({
  back: {
    id: 'column.back',
    defaultMessage: 'Back',
    description: 'Button that goes back to the previous page',
  },
  top: {
    id: 'column.top',
    defaultMessage: 'Scroll to top',
    description: 'Tooltip of the column title, a button that scrolls the column to its top',
  },
})

interface Props {
  /** Name of the screen, also the column's title. */
  title: string
  /** Shown in place of the title's text. */
  heading?: ReactNode
  /** Shorter text of the title for a page without columns next to it, e.g. where its tabs say the rest. */
  titleAlone?: string
  /** Shorter text of the title for a column of the deck, whose icon and tabs say the rest. */
  titleInColumn?: string
  /** Shows a back button. Default false. */
  back?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a screen: a sticky header above the content. */
export function ScreenFrame(props: Props) {
  const { title, heading, titleAlone, titleInColumn, back = false, actions, children } = props
  const intl = useIntl()
  const { navigate, scroller, setTitle } = useColumn()
  const chrome = useChrome()
  useEffect(() => setTitle(title), [setTitle, title])
  if (chrome?.titleOnly) return null
  return (
    <section aria-label={title}>
      <header className={styles.header}>
        {chrome?.start}
        {back && !chrome && (
          <IconButton
            icon={<BackIcon size={20} aria-hidden />}
            label={intl.formatMessage(messages.back)}
            data-shortcut="back"
            onClick={() => navigate.back()}
          />
        )}
        <h1 className={styles.title} tabIndex={-1}>
          <button
            type="button"
            title={intl.formatMessage(messages.top)}
            onClick={() => toTop(scroller, intl)}
          >
            {heading ?? (chrome ? titleInColumn : titleAlone) ?? title}
          </button>
        </h1>
        {actions}
        {chrome?.end}
      </header>
      {children}
    </section>
  )
}
