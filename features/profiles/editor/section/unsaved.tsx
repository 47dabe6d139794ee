import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useUnsavedChanges } from '@/lib/modals'
import { messages } from '../messages'

type Report = (section: string, hasChanges: boolean) => void

const Context = createContext<Report>(() => {})

/** Reports whether a section has unsaved changes. */
export function useReportChanges(section: string, hasChanges: boolean): void {
  const report = useContext(Context)
  useLayoutEffect(() => {
    if (!hasChanges) return undefined
    report(section, true)
    return () => report(section, false)
  }, [report, section, hasChanges])
}

interface Props {
  /** Called when the user leaves and gives up the changes. */
  onDiscard: () => void
  children: ReactNode
}

/** Asks before leaving while a section below has unsaved changes. */
export function UnsavedGuard({ onDiscard, children }: Props) {
  const [changed, setChanged] = useState<readonly string[]>([])
  const report = useMemo(
    (): Report => (section, hasChanges) =>
      setChanged((sections) => [
        ...sections.filter((each) => each !== section),
        ...(hasChanges ? [section] : []),
      ]),
    [],
  )
  useUnsavedChanges(changed.length > 0, messages.leaveText, onDiscard)
  return <Context value={report}>{children}</Context>
}
