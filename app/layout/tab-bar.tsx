import { AppLink } from '@/lib/navigation'
import { tabBarStyles } from '@/lib/ui/tabs'

interface Props {
  /** Name of the row. */
  label: string
  tabs: { to: string; text: string; current: boolean }[]
}

/** Parts of one screen that have addresses of their own. */
export function TabBar({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={tabBarStyles.bar}>
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
