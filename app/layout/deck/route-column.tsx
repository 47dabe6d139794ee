import { useEffect, useMemo, useState } from 'react'
import { SessionBanner } from '@/features/session'
import { ColumnProvider } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BackIcon, CloseIcon, PinIcon } from '@/lib/ui/icons'
import { Ready } from '../../wiring/ready'
import type { Page } from '../../pages/page'
import { Pages } from '../../pages/pages'
import { addressOf, backTo, hrefAs, navigationAs } from '../../routing/history'
import { session } from '../../identity/session'
import { ChromeProvider, type Chrome } from '../column/column-chrome'
import { ColumnEdge } from './column/column-edge'
import { ColumnFrame } from './column/column-frame'
import { ColumnAccount } from './column/column-account'
import { ROUTE_COLUMN, routeColumn, useTitleOf } from './columns-on-screen'
import { messages } from './messages'
import { ColumnReconnection } from './reconnection/lazy-reconnection'
import { setRouteWidth, useRouteWidth } from './deck-store'
import { useElementColumn } from './column/use-element-column'

interface Props {
  page: Page
  /** True when the address names an unknown identity. */
  isUnknown: boolean
  /** The account in the address, when it is not signed in. */
  signedOutAccount: string | null
  runtime: Runtime
  /** The servers of all columns, by origin. */
  servers: readonly string[]
  /** True if its banner about a lost connection is announced. */
  announced: boolean
  onPin: () => void
}

/** A tooltip, a menu or a card that Escape closes, also while the focus is in the deck. */
const POPUP = '[data-open][data-side], [role="menu"], [data-hover-card]'

const isField = (target: Element) => target.matches('input, textarea, select, [contenteditable]')

/** Closes by Escape, wherever in the deck the focus is: menus, dialogs and fields use the key themselves. */
function useCloseByEscape(column: HTMLElement | null, close: () => void) {
  const onEscape = useStableCallback(close)
  useEffect(() => {
    const deck = column?.closest('main')
    // On the window, since sorting by keys handles Escape on the document.
    const pressed = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isTaken || !deck || !(target instanceof Element)) return
      if (target === document.body || (deck.contains(target) && !isField(target))) onEscape()
    }
    // Popups close before the key gets here.
    let isTaken = false
    const capture = ({ key }: KeyboardEvent) => {
      isTaken = key === 'Escape' && document.querySelector(POPUP) !== null
    }
    addEventListener('keydown', capture, true)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('keydown', capture, true)
      removeEventListener('keydown', pressed)
    }
  }, [column, onEscape])
}

/** True for the address of the deck without a page, of any account. The start page of a visitor is a page. */
function isDeckAlone(pathname: string | undefined): boolean {
  if (pathname === undefined) return false
  const { path, identityKey } = addressOf(pathname)
  return path === '/' && session.resolve(identityKey)?.identity.accountId != null
}

/** The column with the page of the address, until it is closed or kept. */
export function RouteColumn({
  page,
  isUnknown,
  signedOutAccount,
  runtime,
  servers,
  announced,
  onPin,
}: Props) {
  const intl = useIntl()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const width = useRouteWidth()
  const title = useTitleOf(ROUTE_COLUMN) ?? ''
  const name = isUnknown ? null : page.identityKey
  const navigate = useMemo(() => navigationAs(name), [name])
  const column = useElementColumn({ id: ROUTE_COLUMN, runtime, element, navigate, isActive: true })
  // The root of a visitor is a page, too: return to the columns of the accounts.
  const close = () => backTo(hrefAs(runtime.me === null ? null : name, '/'), isDeckAlone)
  const chrome: Chrome = {
    start: (
      <>
        <IconButton
          icon={<BackIcon size={20} aria-hidden />}
          label={intl.formatMessage(messages.back)}
          onClick={() => navigate.back()}
        />
        <ColumnAccount />
      </>
    ),
    end: (
      <>
        <IconButton
          icon={<PinIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.pin)}
          onClick={onPin}
        />
        <IconButton
          icon={<CloseIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.close)}
          onClick={close}
        />
      </>
    ),
    isPinned: false,
  }
  useCloseByEscape(element, close)
  const keep = useStableCallback(onPin)
  const leave = useStableCallback(close)
  useEffect(() => {
    const actions = { pin: keep, close: leave }
    routeColumn.current = actions
    return () => {
      if (routeColumn.current === actions) routeColumn.current = null
    }
  }, [keep, leave])
  return (
    <ColumnFrame
      id={ROUTE_COLUMN}
      identity={runtime.identity.key}
      width={width}
      scrollRef={setElement}
      edge={
        <>
          <ColumnEdge name={title} width={width} onWidth={setRouteWidth} />
          <ColumnReconnection runtime={runtime} servers={servers} announced={announced} />
        </>
      }
    >
      {column && (
        <ColumnProvider column={column}>
          <ChromeProvider value={chrome}>
            <Ready runtime={runtime}>
              <SessionBanner signedOutAccount={signedOutAccount} />
              <Pages page={page} isUnknown={isUnknown} />
            </Ready>
          </ChromeProvider>
        </ColumnProvider>
      )}
    </ColumnFrame>
  )
}
