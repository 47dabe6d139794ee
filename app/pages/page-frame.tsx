import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { ColumnProvider, useColumn } from '@/lib/column'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { HIDDEN_PAGE } from '@/lib/util/on-screen'
import { crashedScreen } from '../layout/column/crashed-screen'
import { RestoreScroll } from './restore-scroll'
import type { MountedPage } from './page-stack'
import { Screen } from './screen'
import { useConnected } from './use-connected'
import { sharePositions } from './scroll-positions'
import { useKeptLayout } from './use-kept-layout'

/** An inline style: matching a rule on an attribute makes the browser recalculate the styles of the whole page. */
const AWAY_PROPS = { [HIDDEN_PAGE]: '', 'aria-hidden': true, style: { contentVisibility: 'hidden' } } as const

/**
 * Blurs an element of a page that was hidden. Not in a layout effect: React would restore the focus, and the browser
 * would compute the layout twice.
 */
function useBlurWhenAway(root: RefObject<HTMLElement | null>, away: boolean) {
  useEffect(() => {
    const { activeElement } = document
    if (away && activeElement instanceof HTMLElement && root.current?.contains(activeElement))
      activeElement.blur()
  }, [root, away])
}

/** Pauses media of a hidden page. */
function PauseMedia({ root }: { root: RefObject<HTMLElement | null> }) {
  useLayoutEffect(
    () => () => {
      // Queried on hiding: the element is not set yet when this effect runs first.
      for (const medium of root.current?.querySelectorAll<HTMLMediaElement>('video, audio') ?? [])
        medium.pause()
    },
    [root],
  )
  return null
}

/** Gives a new history entry that took over a page the positions of the former one. */
function useSharedPositions({ place, page: { entry } }: MountedPage) {
  const former = useRef(entry)
  useLayoutEffect(() => {
    if (place !== entry) sharePositions(former.current, entry)
    former.current = entry
  }, [place, entry])
}

interface ContentProps extends Pick<MountedPage, 'page' | 'place'> {
  /** True when the address names an unknown identity. */
  isUnknown: boolean
  /** The root element of the page. */
  root: RefObject<HTMLElement | null>
}

/** The content of a page. Does not rerender when only the visibility of the page changes. */
const Content = memo(function Content({ page, place, isUnknown, root }: ContentProps) {
  const { entry, path, route, params, search } = page
  const column = useColumn()
  const own = useMemo(() => ({ ...column, pageKey: place }), [column, place])
  return (
    <ColumnProvider column={own}>
      <RestoreScroll key={entry} entry={entry} page={`${column.identity.key}${path}`} root={root} />
      <PauseMedia root={root} />
      <ErrorBoundary name={path} fallback={crashedScreen} resetKey={entry}>
        <Suspense>
          <Screen route={route} params={params} search={search} isUnknown={isUnknown} />
        </Suspense>
      </ErrorBoundary>
    </ColumnProvider>
  )
})

interface Props extends Pick<ContentProps, 'isUnknown'> {
  mounted: MountedPage
  /** True while the page is hidden, also from assistive technology. */
  away: boolean
}

/** Mounts a page, visible or hidden. */
export function PageFrame({ mounted, isUnknown, away }: Props) {
  const { page, place } = mounted
  const root = useRef<HTMLDivElement>(null)
  const { scroller, identity } = useColumn()
  const name = `${identity.key}${page.path}`
  useSharedPositions(mounted)
  const isConnected = useConnected({ root, scroller, entry: page.entry, name, away })
  useKeptLayout(root, !isConnected)
  useBlurWhenAway(root, away)
  return (
    <div ref={root} {...(away && AWAY_PROPS)}>
      <Activity mode={isConnected ? 'visible' : 'hidden'}>
        <div>
          <Content page={page} place={place} isUnknown={isUnknown} root={root} />
        </div>
      </Activity>
    </div>
  )
}
