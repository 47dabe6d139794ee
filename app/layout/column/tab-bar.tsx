import { useLayoutEffect, useRef } from 'react'
import { AppLink, isPlainClick, useNavigation, type Path } from '@/lib/navigation'
import { useChrome } from './column-chrome'
import styles from './tab-bar.module.css'

interface Props {
  /** Label of the tab bar. */
  label: string
  tabs: { to: Path; text: string; current: boolean }[]
}

/** Tabs of a screen, each with its own address. */
export function TabBar({ label, tabs }: Props) {
  const bar = useRef<HTMLElement>(null)
  const { go } = useNavigation()
  const isPinned = useChrome()?.isPinned ?? false
  const current = tabs.find((tab) => tab.current)?.to
  const texts = tabs.map(({ text }) => text).join()
  // Scrolls only the bar, so that the current tab is in its middle in narrow windows.
  useLayoutEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')
    if (!bar.current || !tab) return
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }
    bar.current.scrollLeft += middle(tab) - middle(bar.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language and the counts, and so do the widths
  }, [current, texts])
  return (
    <nav ref={bar} aria-label={label} className={styles.bar}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
          onClick={(event) => {
            if (!isPinned || !isPlainClick(event)) return
            event.preventDefault()
            go(tab.to, { replace: true })
          }}
        >
          {tab.text}
        </AppLink>
      ))}
    </nav>
  )
}
