import { Suspense } from 'react'
import { MainComposer } from '@/features/compose'
import { SessionBanner } from '@/features/session'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { PartBoundary } from '@/lib/ui/lazy-part'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Page } from '../../../pages/page'
import { Screen } from '../../../pages/screen'
import { ChromeProvider, type Chrome } from '../../column/column-chrome'
import { crashedScreen } from '../../column/crashed-screen'
import { ScreenFrame } from '../../column/screen-frame'
import { messages } from '../messages'
import { changePage } from './change-page'
import styles from '../deck.module.css'

/** The composer as a column. Unlike the page it does not take the focus. */
function ComposeColumn() {
  const intl = useIntl()
  const { pageKey } = useColumn()
  const giveTo = (identity: string) => changePage(pageKey, { identity })
  return (
    <ScreenFrame title={intl.formatMessage(messages.compose)}>
      <div className={styles.compose}>
        <MainComposer variant="pane" onAccount={giveTo} />
      </div>
    </ScreenFrame>
  )
}

/** Keeps the header of a column, and so its menu, while its screen loads. The screen takes over the focus. */
function Loading() {
  const intl = useIntl()
  return (
    <PassFocusOnRemoval>
      <ScreenFrame title={intl.formatMessage(messages.loading)}>
        <SkeletonList />
      </ScreenFrame>
    </PassFocusOnRemoval>
  )
}

const ColumnScreen = ({ page }: { page: Page }) =>
  page.path === paths.publish ? (
    <ComposeColumn />
  ) : (
    <Screen route={page.route} params={page.params} search={page.search} />
  )

const TITLE_ONLY: Chrome = { start: null, end: null, isPinned: true, titleOnly: true }

/** Sets the title of a column without the content of its page. */
export function ColumnTitle({ page }: { page: Page }) {
  return (
    <PartBoundary quiet>
      <ChromeProvider value={TITLE_ONLY}>
        <Suspense>
          <ColumnScreen page={page} />
        </Suspense>
      </ChromeProvider>
    </PartBoundary>
  )
}

/** The page of a stored column. */
export function ColumnBody({ page }: { page: Page }) {
  const { path, searchStr } = page
  return (
    <ErrorBoundary name={path} fallback={crashedScreen} resetKey={`${path}${searchStr}`}>
      <SessionBanner />
      <Suspense fallback={<Loading />}>
        <ColumnScreen page={page} />
      </Suspense>
    </ErrorBoundary>
  )
}
