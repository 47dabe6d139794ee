import type { FilterResult } from '@/features/filters'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { setOpened, useOpened } from '../view-store'
import styles from './content/body.module.css'
import { messages } from './messages'

/** Whether a post is behind a filter's bar: by what filters say where it is shown, and what was opened by hand. */
export function useBarred(filter: FilterResult | null, name: string): boolean {
  const { filter: opened = false } = useOpened(name)
  return filter !== null && filter.action !== 'blur' && !opened
}

/** In place of a post that is covered: why, and the way to see it all the same. `name`: as in view-store. */
export function Bar({ text, name }: { text: string; name: string }) {
  const intl = useIntl()
  const { filter: opened = false } = useOpened(name)
  return (
    <div className={styles.warning}>
      <span dir="auto" className={styles.words}>
        {text}
      </span>
      <Button size="small" aria-expanded={opened} onClick={() => setOpened(name, { filter: !opened })}>
        {intl.formatMessage(opened ? messages.hideWarning : messages.showFiltered)}
      </Button>
    </div>
  )
}

/** In place of a post that matches filters: their titles. */
export function FilterBar({ titles, name }: { titles: readonly string[]; name: string }) {
  const intl = useIntl()
  return <Bar text={intl.formatMessage(messages.filtered, { title: intl.formatList(titles) })} name={name} />
}
