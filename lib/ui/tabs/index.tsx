import { lazyPart } from '../lazy-part'
import type { TabsProps } from './tabs'
import styles from './tabs.module.css'

export type { Tab, TabsProps } from './tabs'

/** The place of the tabs while their code loads: the same row, not to be pressed yet, and the chosen panel. */
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

/** The same looks for links: `<nav className={tabBarStyles.bar}><Link className={tabBarStyles.tab}>`; the present one has aria-current="page". */
export const tabBarStyles = { bar: styles.bar, tab: styles.tab } as const
