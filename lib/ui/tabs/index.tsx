import { lazyPart } from '../lazy-part'
import type { TabsProps } from './tabs'
import styles from './tabs.module.css'

export type { Tab, TabsProps } from './tabs'

/** The row of tabs and the chosen panel while their code loads; the tabs are not active yet. */
function Waiting({ tabs, value }: TabsProps) {
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {tabs.map((tab) => (
          <span key={tab.value} className={styles.tab} data-active={tab.value === value || undefined}>
            {tab.label}
          </span>
        ))}
      </div>
      {tabs.find((tab) => tab.value === value)?.panel}
    </>
  )
}

export const Tabs = lazyPart(() => import('./tabs'), Waiting)

/**
 * The same look for links: `<nav className={tabBarStyles.bar}><Link className={tabBarStyles.tab}>`; the
 * current one has aria-current="page".
 */
export const tabBarStyles = { bar: styles.bar, tab: styles.tab } as const
