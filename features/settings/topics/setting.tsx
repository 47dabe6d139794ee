import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { MonitorIcon, UserIcon } from '@/lib/ui/icons'
import type { SettingEntry, SettingScope } from './topic'
import { messages } from './messages'
import styles from './topics.module.css'

interface TopicState {
  readonly settings: readonly SettingEntry[]
  /** The setting to show and focus, from the address. */
  readonly wanted: string | undefined
}

const Context = createContext<TopicState>({ settings: [], wanted: undefined })

/** Provides the declarations of the settings of a page. The value must be stable. */
export const TopicProvider = Context.Provider

/** Returns the control to focus: of options the chosen one. */
const controlOf = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('input:checked:not([role])') ??
  root?.querySelector<HTMLElement>('input, button, a[href], select, textarea') ??
  null

/** Says where a setting is stored. */
function ScopeNote({ scope }: { scope: SettingScope }) {
  const intl = useIntl()
  const Icon = scope === 'device' ? MonitorIcon : UserIcon
  return (
    <p className={styles.scope}>
      <Icon size="0.875rem" aria-hidden />
      {intl.formatMessage(messages[scope])}
    </p>
  )
}

/** Settings that are stored in the same place, which one note above them says. */
export function SameScope({ scope, children }: { scope: SettingScope; children: ReactNode }) {
  const { wanted } = useContext(Context)
  const topic = useMemo(() => ({ settings: [], wanted }), [wanted])
  return (
    <Context.Provider value={topic}>
      <ScopeNote scope={scope} />
      {children}
    </Context.Provider>
  )
}

interface Props {
  /** As declared in the topic. */
  id: string
  children: ReactNode
}

/** The control of a setting, with a note about where it is stored. Focuses itself when the address names it. */
export function Setting({ id, children }: Props) {
  const { settings, wanted } = useContext(Context)
  const root = useRef<HTMLDivElement>(null)
  const scope = settings.find((each) => each.id === id)?.scope
  const isWanted = wanted === id
  useEffect(() => {
    if (!isWanted) return
    root.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
    controlOf(root.current)?.focus({ preventScroll: true })
  }, [isWanted])
  return (
    <div ref={root} className={styles.setting} data-setting={id} data-wanted={isWanted || undefined}>
      {children}
      {scope && <ScopeNote scope={scope} />}
    </div>
  )
}
