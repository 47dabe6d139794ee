import { useEffect, useState } from 'react'
import { useCapability, useIsServerKnown } from '@/features/instance'
import { lastPostingDefaults, usePostingDefaults } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import type { Quoting } from './boost-actions'
import { boostVisibilities } from '../rules'
import { usualBoostVisibility } from './usual-visibility'
import { boostEntries } from './boost-entries'

export { boostByClick } from './boost-actions'

/** True when the server has said whether the user may quote a post. */
const isKnown = ({ quote_approval: approval }: Status) =>
  approval?.current_user !== undefined && approval.current_user !== 'unknown'

/** The open boost menu. It loads the post again, because streams do not say who may quote it. */
export default function BoostMenuPopup({ status, ...menu }: OpenMenu & { status: Status }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = status
  const [known] = useState(() => isKnown(status) && status.quote_approval)
  const [reblogged] = useState(status.reblogged)
  // The default known when it opens decides on the entries; the answer serves the next menu.
  usePostingDefaults()
  const [usual] = useState(() =>
    usualBoostVisibility(boostVisibilities(status), lastPostingDefaults(runtime).visibility),
  )
  const [asked, setAsked] = useState(false)
  const [early] = useState(runtime.http.capabilities.software === null)
  const isServerKnown = useIsServerKnown()
  const quotes = useCapability('quotes')
  useEffect(() => {
    let open = true
    void runtime.loader.refresh({ kind: 'status', id }).then(() => open && setAsked(true))
    return () => {
      open = false
    }
  }, [runtime, id])
  // Known entries stay, so that nothing moves under the pointer.
  const subject = { ...status, reblogged, ...(known !== false && { quote_approval: known }) }
  const certain = known !== false || status.account === runtime.me
  const personal: Quoting = certain && !early ? 'known' : certain || asked ? 'loaded' : 'loading'
  // If the menu opened before the server's features were known, it keeps a row for quoting, also when they
  // turn out to be missing.
  const general: Quoting | null = early ? (isServerKnown ? 'unsupported' : 'unknown') : null
  const entries = boostEntries(subject, quotes ? personal : general, usual, runtime, intl)
  return <MenuPopup {...menu} entries={entries} />
}
