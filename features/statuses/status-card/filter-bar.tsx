import type { FilterEffect } from '@/features/filters'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { setOpened, useOpened } from '../view-store'
import styles from './content/status-body.module.css'
import { messages } from './messages'

/** Returns whether a filter's bar covers a post, by the filter and by what the user opened. */
export function useIsFiltered(filter: FilterEffect | null, name: string): boolean {
  const { filter: opened = false } = useOpened(name)
  return filter !== null && filter.action !== 'blur' && !opened
}

/** Covers a post: the reason, and a button to show it. `name`: its key in the view store. */
export function CoverBar({ text, name }: { text: string; name: string }) {
  const intl = useIntl()
  const { filter: opened = false } = useOpened(name)
  return (
    <div className={styles.warning}>
      <span dir="auto" className={styles.words}>
        {text}
      </span>
      <Button
        size="small"
        aria-expanded={opened}
        data-action="warning"
        onClick={() => setOpened(name, { filter: !opened })}
      >
        {intl.formatMessage(opened ? messages.hideWarning : messages.showFiltered)}
      </Button>
    </div>
  )
}

/** Covers a post that matches filters, with their titles. */
export function FilterBar({ titles, name }: { titles: readonly string[]; name: string }) {
  const intl = useIntl()
  return (
    <CoverBar text={intl.formatMessage(messages.filtered, { title: intl.formatList(titles) })} name={name} />
  )
}
