import { useMemo } from 'react'
import { publicSource, RefreshButton, Timeline, type PublicKind } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { Column } from '../layout/column'
import { TabBar } from '../layout/tab-bar'
import { usePlace } from './use-place'

const messages = defineMessages({
  title: { id: 'public.title', defaultMessage: 'Live feeds', description: 'Title of the public timelines' },
  local: {
    id: 'public.local',
    defaultMessage: 'This server',
    description: 'Tab: public posts of this server',
  },
  remote: {
    id: 'public.remote',
    defaultMessage: 'Other servers',
    description: 'Tab: public posts of other servers',
  },
  all: { id: 'public.all', defaultMessage: 'All', description: 'Tab: public posts of all servers' },
})

const PATHS = { local: paths.local, remote: paths.remote, all: paths.public }

function PublicRoute({ kind }: { kind: PublicKind }) {
  const intl = useIntl()
  const source = useMemo(() => publicSource(kind), [kind])
  const { key, ...place } = usePlace(`public/${kind}`)
  const label = intl.formatMessage(messages[kind])
  return (
    <Column
      title={`${intl.formatMessage(messages.title)}: ${label}`}
      heading={intl.formatMessage(messages.title)}
      actions={<RefreshButton source={source} />}
    >
      <TabBar
        label={intl.formatMessage(messages.title)}
        tabs={(['local', 'remote', 'all'] as const).map((each) => ({
          to: PATHS[each],
          text: intl.formatMessage(messages[each]),
          current: each === kind,
        }))}
      />
      <Timeline key={key} source={source} label={label} {...place} />
    </Column>
  )
}

export const AllRoute = () => <PublicRoute kind="all" />
export const LocalRoute = () => <PublicRoute kind="local" />
export const RemoteRoute = () => <PublicRoute kind="remote" />
