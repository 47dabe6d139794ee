import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { ColumnProvider, useColumn } from '@/lib/column'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { AWAY } from '@/lib/util/on-screen'
import { RestoreScroll } from './restore-scroll'
import type { Page } from './page'
import { Screen } from './screen'

/** An old browser leaves out what it cannot keep laid out. */
const KEEPS = CSS.supports('content-visibility', 'hidden')

/** By style and not by a rule: to find out which rules an attribute concerns costs the browser more than all else. */
const AWAY_PROPS = { [AWAY]: '', 'aria-hidden': true, style: { contentVisibility: 'hidden' } } as const

/**
 * A hidden <Activity> takes its content out of the layout, and another layout is most of the cost of
 * returning. Puts the content back into the layout, hidden by the style of the page. Runs before anything
 * else is measured, and again whenever the content changed.
 */
function useLaidOut(root: RefObject<HTMLElement | null>, away: boolean) {
  useLayoutEffect(() => {
    const hidden = away ? root.current?.firstElementChild : null
    if (!(hidden instanceof HTMLElement)) return undefined
    const putBack = () => {
      if (KEEPS && hidden.style.display !== '') hidden.style.removeProperty('display')
    }
    putBack()
    const observer = new MutationObserver(putBack)
    observer.observe(hidden, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [root, away])
  // Not sooner: React would give the focus back, and the browser lay out what is about to change.
  useEffect(() => {
    const { activeElement } = document
    if (away && activeElement instanceof HTMLElement && root.current?.contains(activeElement))
      activeElement.blur()
  }, [root, away])
}

/** Pauses media of a hidden page. */
function Silence({ root }: { root: RefObject<HTMLElement | null> }) {
  useLayoutEffect(
    () => () => {
      // It is there only after the effects of what it holds.
      for (const medium of root.current?.querySelectorAll<HTMLMediaElement>('video, audio') ?? [])
        medium.pause()
    },
    [root],
  )
  return null
}

interface ContentProps {
  page: Page
  /** The address names somebody who is not there. */
  nobody: boolean
  /** The element that holds it. */
  root: RefObject<HTMLElement | null>
}

/** The content of a page. Does not rerender when only the visibility of the page changes. */
const Content = memo(function Content({ page, nobody, root }: ContentProps) {
  const { entry, path } = page
  const column = useColumn()
  const own = useMemo(() => ({ ...column, placeKey: entry }), [column, entry])
  return (
    <ColumnProvider column={own}>
      <RestoreScroll key={entry} entry={entry} page={`${column.identity.who}${path}`} root={root} />
      <Silence root={root} />
      <ErrorBoundary name={path} resetKey={entry}>
        <Suspense>
          <Screen page={page} nobody={nobody} />
        </Suspense>
      </ErrorBoundary>
    </ColumnProvider>
  )
})

interface Props extends Omit<ContentProps, 'root'> {
  /** It is kept out of sight: nobody finds it, and it listens to nothing. */
  away: boolean
}

/** The place of one page in the document. */
export function PageFrame({ page, nobody, away }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useLaidOut(root, away)
  return (
    <div ref={root} {...(away && AWAY_PROPS)}>
      <Activity mode={away ? 'hidden' : 'visible'}>
        <div>
          <Content page={page} nobody={nobody} root={root} />
        </div>
      </Activity>
    </div>
  )
}
