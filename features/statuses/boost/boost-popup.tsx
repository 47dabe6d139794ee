import { useEffect, useState } from 'react'
import { useCapability, useIsServerKnown } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import { boostEntries, type Quoting } from './boost-entries'

/** Whether the server has said if the reader may quote a post. */
const isKnown = ({ quote_approval: approval }: Status) =>
  approval?.current_user !== undefined && approval.current_user !== 'unknown'

/** The open menu of boosting. The post is read anew meanwhile: who may quote it is not told by streams. */
export default function BoostPopup({ status, ...menu }: OpenMenu & { status: Status }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = status
  const [known] = useState(() => isKnown(status) && status.quote_approval)
  const [reblogged] = useState(status.reblogged)
  const [asked, setAsked] = useState(false)
  const [early] = useState(runtime.http.capabilities.software === null)
  const told = useIsServerKnown()
  const quotes = useCapability('quotes')
  useEffect(() => {
    let open = true
    void runtime.loader.refresh({ kind: 'status', id }).then(() => open && setAsked(true))
    return () => {
      open = false
    }
  }, [runtime, id])
  // What was known stays as it was: nothing moves under the pointer in an open menu.
  const subject = { ...status, reblogged, ...(known !== false && { quote_approval: known }) }
  const certain = known !== false || status.account === runtime.me
  const personal: Quoting = certain && !early ? 'known' : certain || asked ? 'told' : 'asked'
  // Opened before the server said what it is, the menu keeps a place for quoting whatever it says.
  const general: Quoting | null = early ? (told ? 'without' : 'unknown') : null
  return <MenuPopup {...menu} entries={boostEntries(subject, quotes ? personal : general, runtime, intl)} />
}
