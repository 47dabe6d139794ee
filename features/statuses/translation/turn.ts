import { setOpened } from '../view-store'
import type { Wish } from './translate'

/** Shows a post translated, once there is a translation; `name` is its key in the view store. Never throws. */
export async function turnTranslated(wish: Wish, name: string): Promise<void> {
  // From now on the text is a live region.
  setOpened(name, { translated: false })
  const { translate } = await import('./translate')
  if (await translate(wish)) setOpened(name, { translated: true })
}
