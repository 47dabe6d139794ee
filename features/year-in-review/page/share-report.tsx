import { linkActions } from '@/features/statuses'
import { command } from '@/lib/bus'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { archetypeNames, messages } from '../messages'
import type { YearReport } from '../report'
import styles from './year.module.css'

interface Props {
  year: string
  report: YearReport
}

/** Returns the text of a post about a report: what it says, its link and the hashtag that Mastodon uses. */
function postAbout(year: string, { archetype, link }: YearReport, intl: IntlShape): string {
  const words =
    archetype === null
      ? intl.formatMessage(messages.post, { year })
      : intl.formatMessage(messages.postWith, {
          year,
          archetype: intl.formatMessage(archetypeNames[archetype]),
        })
  return [words, link, `#Wrapstodon${year}`].filter((part) => part !== null).join('\n\n')
}

/** The buttons that start a post about a report, and copy or share its link. */
export function ShareReport({ year, report }: Props) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { link } = report
  const links = linkActions(
    { link, isRemote: false, isForAll: true, title: intl.formatMessage(messages.post, { year }) },
    intl,
  )
  return (
    <div className={styles.share}>
      <p>
        {intl.formatMessage(messages.shareText)} {link !== null && intl.formatMessage(messages.linkText)}
      </p>
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void command('compose', { identity: identity.key, text: postAbout(year, report, intl) })
          }
        >
          {intl.formatMessage(messages.share)}
        </Button>
        {links.map(({ id, label, run }) => (
          <Button key={id} variant="quiet" onClick={() => run()}>
            {intl.formatMessage(label)}
          </Button>
        ))}
      </div>
    </div>
  )
}
