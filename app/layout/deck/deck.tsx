import { DndContext } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useAccounts } from '@/features/session'
import { ColumnProvider, type Column } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { Ready } from '../../wiring/ready'
import { addressNameOf, session } from '../../identity/session'
import { pageFor, type Page } from '../../pages/page'
import { noteVisit } from '../../pages/restore-scroll'
import { setOrigin } from '../../routing/history'
import { setColumnTitle } from '../column/use-title'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ColumnsIcon } from '@/lib/ui/icons'
import { useSorting } from '@/lib/ui/sortable-list/use-sorting'
import { openAddColumn } from './add/payload'
import { Overlays } from '../overlays/overlays'
import {
  activateColumn,
  focusColumn,
  noteAddress,
  ROUTE_COLUMN,
  useColumnsOnScreen,
} from './columns-on-screen'
import { DeckColumn } from './deck-column'
import { columnOf, withColumn, withColumnAt, type ColumnEntries } from './deck-columns'
import { connectDeckCommands } from './deck-commands'
import { DeckRail } from './deck-rail'
import { changeColumns, getRouteWidth, useStoredColumns } from './deck-store'
import { messages } from './messages'
import { openColumn } from './open-column'
import { DeckReconnection } from './reconnection/lazy-reconnection'
import { revealColumn } from './reveal-column'
import { RouteColumn } from './route-column'
import { PositionStrip } from './strip/position-strip'
import { useRevealOnResize } from './use-reveal-on-resize'
import styles from './deck.module.css'

interface Props {
  /** The page of the address. */
  page: Page
  /** True when the address names an unknown identity. */
  isUnknown: boolean
  /** The account in the address, when it is not signed in. */
  signedOutAccount: string | null
  /** The column of the identity in the address, connected to the document. */
  main: Column
}

const isSamePage = (one: Page, other: Page) =>
  one.route !== null &&
  one.route === other.route &&
  JSON.stringify([one.params, one.search]) === JSON.stringify([other.params, other.search])

/** Returns the stored columns of signed-in accounts. */
function useShownColumns() {
  const columns = useStoredColumns()
  const accounts = useAccounts()
  return useMemo(
    () => columns.filter(({ identity }) => accounts.some(({ identityKey }) => identityKey === identity)),
    [columns, accounts],
  )
}

const serverOf = (identityKey: string) => session.resolve(identityKey)?.identity.server ?? ''

/** Returns the servers of the navigation and of all columns, by origin; the same array until they change. */
function useServers(main: string, columns: ColumnEntries): readonly string[] {
  const servers = [...new Set([main, ...columns.map(({ identity }) => serverOf(identity))])].sort().join(' ')
  return useMemo(() => servers.split(' '), [servers])
}

/** Moves the focus and the view to `current`, the column with the page of the address, when another page opens. */
function useFollowAddress({ entry, path, origin }: Page, current: string | null) {
  const known = useRef<{ entry: string; current: string | null; origin: string | null } | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = { entry, current, origin }
    noteAddress(entry, current)
    if (before?.entry === entry && before.current === current) return
    if (current === null) {
      // The page was closed: return to the column from which it was opened, unless the focus is elsewhere.
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (before?.current === ROUTE_COLUMN && before.origin !== null && isLost) focusColumn(before.origin)
    } else if (current === ROUTE_COLUMN || before === null) {
      // Its page moves the focus to its title once it is there.
      activateColumn(current)
      revealColumn(current)
    } else openColumn(current, path === paths.publish ? 'textarea' : undefined)
    // The page of the address notes its own visit; noted before, it would take the visit for a return.
    if (current !== ROUTE_COLUMN) noteVisit(entry)
  }, [entry, current, origin, path])
}

function restorePositions(positions: Map<Element, number>) {
  for (const [element, position] of positions)
    if (!element.isConnected) positions.delete(element)
    else if (element.scrollTop !== position) element.scrollTop = position
}

/** Keeps the scroll positions of the columns when their order changes, which the browser resets. */
function useKeptPositions(order: string) {
  const main = useRef<HTMLElement>(null)
  const positions = useRef(new Map<Element, number>())
  useEffect(() => {
    const { current: element } = main
    const note = ({ target }: Event) => {
      if (target instanceof Element && target !== element) positions.current.set(target, target.scrollTop)
    }
    element?.addEventListener('scroll', note, { capture: true, passive: true })
    return () => element?.removeEventListener('scroll', note, { capture: true })
  }, [])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- moving an element resets its position
  useLayoutEffect(() => restorePositions(positions.current), [order])
  return main
}

/** Connects the column in use to the document: its title, and new pages open next to it. */
function useActive(origin: string | null) {
  const active = useColumnsOnScreen((state) => state.active)
  const title = useColumnsOnScreen((state) => (state.active === null ? '' : state.titles[state.active]))
  useEffect(() => setColumnTitle(title ?? ''), [title])
  useEffect(() => setOrigin(active === ROUTE_COLUMN ? origin : active), [active, origin])
  useEffect(() => () => setOrigin(null), [])
}

/** The layout of the deck: the stored columns side by side, and one with the page of the address. */
export default function Deck({ page, isUnknown, signedOutAccount, main }: Props) {
  const intl = useIntl()
  const router = useRouter()
  const columns = useShownColumns()
  const { key: identityKey } = main.identity
  const shown = useMemo(
    () =>
      isUnknown
        ? undefined
        : columns.find(({ id, identity, path }) => {
            const name = { entry: id, identityKey: addressNameOf(identity) }
            return identity === identityKey && isSamePage(pageFor(router, path, name), page)
          }),
    [router, columns, identityKey, isUnknown, page],
  )
  const followed = useColumnsOnScreen((state) =>
    state.followed?.entry === page.entry ? state.followed.id : null,
  )
  // A visitor has the start page of the server at the root, and no columns.
  const isEmpty = page.path === '/' && !isUnknown && main.identity.accountId !== null
  const stays = columns.some(({ id }) => id === followed) ? followed : null
  const current = shown?.id ?? stays ?? (isEmpty ? null : ROUTE_COLUMN)
  useFollowAddress(page, current)
  useActive(page.origin)
  useEffect(connectDeckCommands, [])

  const after = columns.findIndex(({ id }) => id === page.origin)
  const at = after < 0 ? columns.length : after + 1
  const pin = () =>
    changeColumns((all) => {
      const before = all.findIndex(({ id }) => id === columns[at]?.id)
      const pinned = columnOf(page.entry, identityKey, `${page.path}${page.searchStr}`, getRouteWidth())
      return withColumn(all, pinned, before < 0 ? all.length : before)
    })
  const ids = columns.map(({ id }) => id)
  const scrolling = useKeptPositions([...ids, at].join(' '))
  useRevealOnResize(scrolling)
  const sorting = useSorting({
    ids,
    row: true,
    nameOf: (id) => useColumnsOnScreen.getState().titles[id] ?? '',
    onMove: (id, to) =>
      changeColumns((all) =>
        withColumnAt(
          all,
          id,
          all.findIndex((column) => column.id === to),
        ),
      ),
  })
  const servers = useServers(main.identity.server, columns)
  const announcers = new Map(columns.toReversed().map(({ id, identity }) => [serverOf(identity), id]))
  const positions = columns.toSpliced(
    at,
    0,
    ...(current === ROUTE_COLUMN ? [columnOf(ROUTE_COLUMN, identityKey, page.path)] : []),
  )
  const storedColumns: ReactNode[] = columns.map((column) => (
    <DeckColumn
      key={column.id}
      column={column}
      servers={servers}
      announced={announcers.get(serverOf(column.identity)) === column.id}
    />
  ))
  const routeColumn = current === ROUTE_COLUMN && (
    <RouteColumn
      key={`${ROUTE_COLUMN} ${identityKey}`}
      page={page}
      isUnknown={isUnknown}
      signedOutAccount={signedOutAccount}
      runtime={main.runtime}
      servers={servers}
      announced={!announcers.has(main.identity.server)}
      onPin={pin}
    />
  )
  return (
    <div className={styles.deck}>
      <ColumnProvider column={main} key={identityKey}>
        <Suspense>
          <Ready runtime={main.runtime}>
            <DeckRail page={page} current={current} />
            <DeckReconnection runtime={main.runtime} servers={servers} />
          </Ready>
        </Suspense>
        <Overlays everyone />
      </ColumnProvider>
      <main
        id="content"
        aria-label={intl.formatMessage(messages.content)}
        ref={scrolling}
        className={styles.columns}
        tabIndex={-1}
      >
        <DndContext {...sorting}>
          <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
            {storedColumns.toSpliced(at, 0, routeColumn)}
          </SortableContext>
        </DndContext>
        {columns.length === 0 && !routeColumn && (
          <EmptyState
            icon={<ColumnsIcon />}
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            action={
              <Button onClick={() => openAddColumn(identityKey)}>{intl.formatMessage(messages.add)}</Button>
            }
          />
        )}
      </main>
      <PositionStrip deck={scrolling} positions={positions} />
    </div>
  )
}
