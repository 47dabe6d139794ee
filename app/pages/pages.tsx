import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { BlurOnLeave } from './blur-on-leave'
import type { Page } from './page'
import { PageFrame } from './page-frame'
import { nextStack, type MountedPage } from './page-stack'
import { isAtTop } from './scroll-positions'

interface Props {
  page: Page
  /** True when the address names an unknown identity. */
  isUnknown: boolean
}

/** The visible page above the hidden lists it was opened from, so that going back finds them unchanged. */
export function Pages({ page, isUnknown }: Props) {
  const { locale } = useIntl()
  const [mounted, setMounted] = useState<{ stack: readonly MountedPage[]; locale: string }>({
    stack: [],
    locale,
  })
  // React does not pass a new language on to memoised rows of a hidden page, so going back mounts the page again.
  const known = mounted.locale === locale ? mounted.stack : mounted.stack.slice(-1)
  const now = nextStack(known, page, isAtTop)
  if (now !== mounted.stack || locale !== mounted.locale) setMounted({ stack: now, locale })
  const shown = now.at(-1)
  // Always in the same order: a page that moved in the document would be laid out again.
  const inOrder = now.toSorted((one, other) => (one.slot < other.slot ? -1 : 1))
  return (
    <>
      <BlurOnLeave stack={now} />
      {inOrder.map((each) => (
        <PageFrame key={each.slot} mounted={each} away={each !== shown} isUnknown={isUnknown} />
      ))}
    </>
  )
}
