import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Provided } from '../floating/provided'
import styles from './tabs.module.css'

export interface Tab {
  value: string
  label: ReactNode
  /** Content; rendered only while selected. */
  panel: ReactNode
}

export interface TabsProps {
  /** Label of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/**
 * Panels of one place, one visible at a time. For panels with their own URL use links with `tabBarStyles`.
 */
export default function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Provided>
      <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
        <Base.List className={styles.bar} aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </Provided>
  )
}
