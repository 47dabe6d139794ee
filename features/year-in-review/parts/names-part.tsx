import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { messages } from '../messages'
import type { YearReport } from '../report'
import { Bar } from './bar'
import styles from './parts.module.css'

/** Entries that a part shows. */
const MAX_ENTRIES = 10

interface Props {
  title: string
  names: YearReport['tags']
  nameOf: (name: string) => ReactNode
}

function NamesPart({ title, names, nameOf }: Props) {
  const intl = useIntl()
  const shown = names.slice(0, MAX_ENTRIES)
  const max = Math.max(...shown.map(({ count }) => count))
  return (
    <TitledSection title={title}>
      <ol className={styles.counts}>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <span className={styles.counted}>{nameOf(name)}</span>{' '}
            <span className={styles.count}>{intl.formatMessage(messages.inPosts, { count })}</span>
            {shown.length > 1 && <Bar value={count} max={max} />}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

const tagLink = (name: string) => (
  <AppLink to={paths.tag(name)} data-link="tag" data-tag={name}>
    <bdi>#{name}</bdi>
  </AppLink>
)

const appName = (name: string) => <bdi>{name}</bdi>

/** The hashtags that the user wrote most often. */
export function TagsPart({ tags }: Pick<YearReport, 'tags'>) {
  const intl = useIntl()
  return <NamesPart title={intl.formatMessage(messages.tags)} names={tags} nameOf={tagLink} />
}

/** The apps that the user posted with. */
export function AppsPart({ apps }: Pick<YearReport, 'apps'>) {
  const intl = useIntl()
  return <NamesPart title={intl.formatMessage(messages.apps)} names={apps} nameOf={appName} />
}
