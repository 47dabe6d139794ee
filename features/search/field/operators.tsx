import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import styles from './operators.module.css'

const messages = defineMessages({
  title: {
    id: 'search.operators.title',
    defaultMessage: 'Narrow down posts',
    description: 'Heading over the operators that narrow down a search for posts, such as from:',
  },
  from: {
    id: 'search.operators.from',
    defaultMessage: 'by an account, or by “me”',
    description: 'Help next to the search operator from:',
  },
  has: {
    id: 'search.operators.has',
    defaultMessage: 'with “media”, a “poll” or a “link”',
    description:
      'Help next to the search operator has:; leave the words in quotes untranslated, since they are typed',
  },
  is: {
    id: 'search.operators.is',
    defaultMessage: 'that are a “reply”, or “sensitive”',
    description:
      'Help next to the search operator is:; leave the words in quotes untranslated, since they are typed',
  },
  language: {
    id: 'search.operators.language',
    defaultMessage: 'in a language, such as “en”',
    description: 'Help next to the search operator language:',
  },
  before: {
    id: 'search.operators.before',
    defaultMessage: 'before a day, such as 2025-03-31',
    description: 'Help next to the search operator before:',
  },
  during: {
    id: 'search.operators.during',
    defaultMessage: 'on a day, such as 2025-03-31',
    description: 'Help next to the search operator during:',
  },
  after: {
    id: 'search.operators.after',
    defaultMessage: 'after a day, such as 2025-03-31',
    description: 'Help next to the search operator after:',
  },
  in: {
    id: 'search.operators.in',
    defaultMessage: 'in your “library” (posts you wrote or interacted with), or “public”',
    description:
      'Help next to the search operator in:; leave the words in quotes untranslated, since they are typed',
  },
})

/** The operators of Mastodon 4.2, as they are typed, and what they mean. */
const OPERATORS: readonly [operator: string, help: Message][] = [
  ['from:', messages.from],
  ['has:', messages.has],
  ['is:', messages.is],
  ['language:', messages.language],
  ['before:', messages.before],
  ['during:', messages.during],
  ['after:', messages.after],
  ['in:', messages.in],
]

interface Props {
  /** False for the operators alone, each with its meaning as a tooltip. */
  explained: boolean
  /** Adds an operator to the words in the field. */
  onChoose: (operator: string) => void
}

/** The operators that narrow down a search for posts, each with its meaning. */
export function Operators({ explained, onChoose }: Props) {
  const intl = useIntl()
  const title = intl.formatMessage(messages.title)
  return (
    <section className={explained ? styles.operators : styles.line} aria-label={title}>
      {explained && <h2 className={styles.title}>{title}</h2>}
      <ul className={explained ? styles.list : styles.chips}>
        {OPERATORS.map(([operator, help]) => (
          <li key={operator} className={styles.row}>
            <Button
              size="small"
              className={styles.chip}
              title={explained ? undefined : intl.formatMessage(help)}
              onClick={() => onChoose(operator)}
            >
              <bdi dir="ltr">{operator}</bdi>
            </Button>
            {explained && <span className={styles.help}>{intl.formatMessage(help)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
