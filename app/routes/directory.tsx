import { Directory, RefreshDirectory } from '@/features/explore'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation, type Path } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { LocalIcon } from '@/lib/ui/icons'
import { ScreenFrame } from '../layout/column/screen-frame'
import { TabBar } from '../layout/column/tab-bar'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'
import { writeSearch, type DirectorySearchParams } from '../routing/search'

const messages = defineMessages({
  title: {
    id: 'directoryPage.title',
    defaultMessage: 'Profile directory',
    description: 'Title of the page with people who agreed to be found',
  },
  active: {
    id: 'directoryPage.active',
    defaultMessage: 'Recently active',
    description: 'Tab of the profile directory: people by their last post',
  },
  new: {
    id: 'directoryPage.new',
    defaultMessage: 'New arrivals',
    description: 'Tab of the profile directory: people by the day they joined',
  },
  local: {
    id: 'directoryPage.local',
    defaultMessage: 'Only people on this server',
    description: 'Toggle button above the profile directory',
  },
})

const pathOf = (order: 'active' | 'new', local: boolean): Path =>
  `${paths.directory}${writeSearch({ ...(order === 'new' && { order }), local })}`

/** People who agreed to be found, by order and server. */
export function DirectoryRoute({ search }: ScreenProps<unknown, DirectorySearchParams>) {
  const { order = 'active', local } = search
  const intl = useIntl()
  const { go } = useNavigation()
  const { key, ...position } = useScrollPosition(`directory/${order}${local ? '/local' : ''}`)
  const title = intl.formatMessage(messages.title)
  return (
    <ScreenFrame
      title={title}
      back
      actions={
        <>
          <RefreshDirectory order={order} local={local} />
          <IconButton
            icon={<LocalIcon size={18} aria-hidden />}
            label={intl.formatMessage(messages.local)}
            pressed={local}
            onClick={() => go(pathOf(order, !local), { replace: true })}
          />
        </>
      }
    >
      <TabBar
        label={title}
        tabs={(['active', 'new'] as const).map((each) => ({
          to: pathOf(each, local),
          text: intl.formatMessage(messages[each]),
          current: each === order,
        }))}
      />
      <Directory key={key} order={order} local={local} {...position} />
    </ScreenFrame>
  )
}
