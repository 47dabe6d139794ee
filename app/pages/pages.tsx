import { useState } from 'react'
import { BlurOnLeave } from './blur-on-leave'
import type { Page } from './page'
import { PageFrame } from './page-frame'
import { nextStack, type MountedPage } from './page-stack'

interface Props {
  page: Page
  /** True when the address names an unknown identity. */
  isUnknown: boolean
}

/** The visible page above the hidden lists it was opened from, so that going back finds them unchanged. */
export function Pages({ page, isUnknown }: Props) {
  const [stack, setStack] = useState<readonly MountedPage[]>([])
  const now = nextStack(stack, page)
  if (now !== stack) setStack(now)
  return (
    <>
      <BlurOnLeave stack={now} />
      {now.map(({ slot, page: each }, at) => (
        <PageFrame key={slot} page={each} away={at < now.length - 1} isUnknown={isUnknown} />
      ))}
    </>
  )
}
