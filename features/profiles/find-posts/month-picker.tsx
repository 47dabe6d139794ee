import { useState, type FormEvent } from 'react'
import { defineMessages, useClock, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { Select } from '@/lib/ui/select'
import type { Account } from '@/schemas/entities'
import { middleOf, monthOf, monthsBetween, type Month } from './months'
import styles from './find-posts.module.css'

const messages = defineMessages({
  title: {
    id: 'profile.month.title',
    defaultMessage: 'Jump to a month',
    description: 'Label for screen readers of a form that opens the posts of an account from a month',
  },
  year: {
    id: 'profile.month.year',
    defaultMessage: 'Year',
    description: 'Label of a choice in the form that opens the posts of a month',
  },
  month: {
    id: 'profile.month.month',
    defaultMessage: 'Month',
    description: 'Label of a choice in the form that opens the posts of a month',
  },
  show: {
    id: 'profile.month.show',
    defaultMessage: 'Show posts',
    description: 'Button of the form that opens the posts of a month',
  },
})

/** Jumps to the posts of a month since the account was created. */
export function MonthPicker({ account, current }: { account: Account; current: Month | null }) {
  const intl = useIntl()
  const { go } = useNavigation()
  const clock = useClock()
  const last = monthOf(clock.read()) ?? ''
  const first = (account.created_at && monthOf(account.created_at)) || last
  const months = monthsBetween(first < last ? first : last, last)
  const years = [...new Set(months.map((each) => each.slice(0, 4)))].reverse()
  const [chosen, setChosen] = useState(current ?? last)
  const ofYear = (year: string) => months.filter((each) => each.startsWith(year))
  const year = chosen.slice(0, 4)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(`${paths.findPosts(account.acct)}?month=${chosen}`)
  }
  return (
    <form className={styles.picker} aria-label={intl.formatMessage(messages.title)} onSubmit={submit}>
      <Select
        label={intl.formatMessage(messages.year)}
        value={year}
        options={years.map((each) => ({ value: each, label: each }))}
        onChange={(next) => {
          const same = `${next}${chosen.slice(4)}`
          setChosen(months.includes(same) ? same : (ofYear(next).at(-1) ?? chosen))
        }}
      />
      <Select
        label={intl.formatMessage(messages.month)}
        value={chosen}
        options={ofYear(year).map((each) => ({
          value: each,
          label: intl.formatDate(middleOf(each), { month: 'long' }),
        }))}
        onChange={setChosen}
      />
      <Button type="submit">{intl.formatMessage(messages.show)}</Button>
    </form>
  )
}
