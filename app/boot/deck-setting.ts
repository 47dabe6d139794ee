import { getSettings, onSettings } from '@/features/settings'
import { currentAddress, hasDeck, history, hrefAs, visit } from '../routing/history'

/** Moves the current page into the deck or out of it when the setting changes. Returns the function that stops it. */
export function connectDeckSetting(): () => void {
  let known = getSettings().multipleColumns
  return onSettings(() => {
    const { multipleColumns } = getSettings()
    if (multipleColumns === known) return
    known = multipleColumns
    const { identityKey, path } = currentAddress()
    visit(hrefAs(identityKey, path + history.location.search, multipleColumns && hasDeck()), true)
  })
}
