import { useIntl } from '@/lib/i18n'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import { messages } from '../messages'
import styles from './alt-badge.module.css'

interface Props {
  text: string
  lang: string | null
}

/** A badge that shows the description of an attachment when pressed. */
export function AltBadge({ text, lang }: Props) {
  const intl = useIntl()
  const renderBadge = (trigger: TriggerProps) => (
    <button type="button" {...trigger} className={styles.badge}>
      {intl.formatMessage(messages.alt)}
    </button>
  )
  return (
    <Popover label={intl.formatMessage(messages.altText)} side="top" align="start" trigger={renderBadge}>
      {() => (
        // Focusable, so that keys can scroll a long text.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.text} dir="auto" lang={lang ?? undefined} tabIndex={0}>
          {text}
        </div>
      )}
    </Popover>
  )
}
