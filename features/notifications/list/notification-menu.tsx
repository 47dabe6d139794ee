import { useMemo } from 'react'
import { useIntl } from '@/lib/i18n'
import { isId, listedIds } from '@/lib/live-list'
import { confirm } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { CheckButton } from '@/lib/ui/live-list/check-button'
import { Menu } from '@/lib/ui/menu'
import { notificationEngineOf, notificationEngines } from '../engine/engines'
import { shareDismissed } from '../engine/share-dismissed'
import { clearNotifications } from '../mutations'
import { useWaitingRequests } from '../requests/use-waiting-requests'
import { setFullBar, useFilterBar } from './filter-store'
import { markAllRead, mayHaveUnread } from './mark-all-read'
import { menuMessages, messages } from './messages'

/** Deletes all notifications, after a confirmation. */
async function clear(runtime: Runtime): Promise<void> {
  const isConfirmed = await confirm(
    (intl) => ({
      title: intl.formatMessage(menuMessages.clearTitle),
      text: intl.formatMessage(menuMessages.clearText),
      confirm: intl.formatMessage(menuMessages.clearConfirm),
      danger: true,
    }),
    runtime.identity.key,
  )
  if (!isConfirmed) return
  const { state } = notificationEngineOf(runtime, 'all')
  const listed = [...notificationEngines(runtime)].flatMap((engine) => listedIds(engine.state))
  const newest = state.ordered ? (state.entries.find(isId) ?? null) : null
  const onDone = () => shareDismissed(runtime, { cleared: true })
  await runtime.run(clearNotifications, { upTo: newest, ids: listed }, { onDone })
}

/** The buttons over the notifications: check for new ones where nothing reports them, and a menu. */
export function NotificationActions() {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const waiting = useWaitingRequests()
  const { isFull, filter } = useFilterBar(runtime.identity.key)
  const engine = useMemo(() => notificationEngineOf(runtime, filter), [runtime, filter])
  return (
    <>
      <CheckButton engine={engine} label={intl.formatMessage(messages.check)} />
      <Menu
        label={intl.formatMessage(menuMessages.menu)}
        entries={() => [
          {
            kind: 'item',
            label: intl.formatMessage(menuMessages.markRead),
            disabled: !mayHaveUnread(runtime),
            onSelect: () => void markAllRead(runtime),
          },
          {
            kind: 'check',
            label: intl.formatMessage(menuMessages.fullBar),
            checked: isFull,
            onChange: (checked) => setFullBar(runtime.identity.key, checked),
          },
          waiting.count > 0 && {
            kind: 'check',
            label: intl.formatMessage(menuMessages.banner),
            checked: !waiting.isMinimised,
            onChange: (checked) => waiting.setMinimised(!checked),
          },
          {
            kind: 'item',
            label: intl.formatMessage(menuMessages.settings),
            onSelect: () => go(paths.notificationSettings),
          },
          { kind: 'separator' },
          {
            kind: 'item',
            label: intl.formatMessage(menuMessages.clear),
            danger: true,
            onSelect: () => void clear(runtime),
          },
        ]}
      />
    </>
  )
}
