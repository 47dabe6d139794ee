import { useMemo } from 'react'
import { OptionsMenu, publicSource, RefreshButton, Timeline, type PublicKind } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ImageIcon } from '@/lib/ui/icons'
import { Column } from '../layout/column'
import { TabBar } from '../layout/tab-bar'
import { usePage } from '../page'
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
  media: {
    id: 'public.media',
    defaultMessage: 'Only posts with media',
    description: 'Switch over a public timeline',
  },
  all: { id: 'public.all', defaultMessage: 'All', description: 'Tab: public posts of all servers' },
})

/** What follows the path of a feed of which only posts with media are wanted. */
const MEDIA = '?media=1'

const PATHS = { local: paths.local, remote: paths.remote, all: paths.public }

function PublicRoute({ kind }: { kind: PublicKind }) {
  const intl = useIntl()
  const { go } = useNavigation()
  const media = usePage().search === MEDIA
  const source = useMemo(() => publicSource(kind, media), [kind, media])
  const { key, ...place } = usePlace(`public/${kind}${media ? '/media' : ''}`, 'visit')
  const label = intl.formatMessage(messages[kind])
  return (
    <Column
      title={`${intl.formatMessage(messages.title)}: ${label}`}
      heading={intl.formatMessage(messages.title)}
      actions={
        <>
          <RefreshButton source={source} />
          <IconButton
            icon={<ImageIcon size={18} aria-hidden />}
            label={intl.formatMessage(messages.media)}
            pressed={media}
            onClick={() => go(`${PATHS[kind]}${media ? '' : MEDIA}`, { replace: true })}
          />
          <OptionsMenu source={source} />
        </>
      }
    >
      <TabBar
        label={intl.formatMessage(messages.title)}
        tabs={(['local', 'remote', 'all'] as const).map((each) => ({
          to: `${PATHS[each]}${media ? MEDIA : ''}`,
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
