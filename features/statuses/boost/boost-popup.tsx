import { useEffect, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import { boostEntries } from './boost-entries'

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
  const [quotes] = useState(() => runtime.http.capabilities.has('quotes'))
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    let open = true
    void runtime.loader.refresh({ kind: 'status', id }).then(() => open && setAsked(true))
    return () => {
      open = false
    }
  }, [runtime, id])
  // What was known stays as it was: nothing moves under the pointer in an open menu.
  const subject = { ...status, reblogged, ...(known !== false && { quote_approval: known }) }
  const told = known === false ? (asked ? 'told' : 'asked') : 'known'
  const quoting = quotes ? told : null
  return <MenuPopup {...menu} entries={boostEntries(subject, quoting, runtime, intl)} />
}
