import { useLayoutEffect, useRef } from 'react'
import { AppLink } from '@/lib/navigation'
import { tabBarStyles } from '@/lib/ui/tabs'

interface Props {
  /** Name of the row. */
  label: string
  tabs: { to: string; text: string; current: boolean }[]
}

/** Parts of one screen that have addresses of their own. */
export function TabBar({ label, tabs }: Props) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.to
  // A narrow window does not show them all: the open one comes into the middle, the page stays where it is.
  useLayoutEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')
    if (!bar.current || !tab) return
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    bar.current.scrollLeft += middle(tab) - middle(bar.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when another tab is open, not on every render
  }, [current])
  return (
    <nav ref={bar} aria-label={label} className={tabBarStyles.bar}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.to}
          to={tab.to}
          className={tabBarStyles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.text}
        </AppLink>
      ))}
    </nav>
  )
}
