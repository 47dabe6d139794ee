import { useState } from 'react'
import { BlurOnLeave } from './blur-on-leave'
import type { Page } from './page'
import { PageFrame } from './page-frame'
import { nextStack, type MountedPage } from './page-stack'

interface Props {
  page: Page
  /** The address names somebody who is not there. */
  nobody: boolean
}

/** The page in view, over the lists it was opened from: going back to one of them finds it as it was. */
export function Pages({ page, nobody }: Props) {
  const [stack, setStack] = useState<readonly MountedPage[]>([])
  const now = nextStack(stack, page)
  if (now !== stack) setStack(now)
  return (
    <>
      <BlurOnLeave stack={now} />
      {now.map(({ slot, page: each }, at) => (
        <PageFrame key={slot} page={each} away={at < now.length - 1} nobody={nobody} />
      ))}
    </>
  )
}
