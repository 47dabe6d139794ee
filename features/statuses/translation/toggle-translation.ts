import { setOpened } from '../view-store'
import type { TranslationRequest } from './translate'

/**
 * Shows a post translated once the translation is loaded; `name` is its key in the view store. Never throws.
 */
export async function showTranslation(request: TranslationRequest, name: string): Promise<void> {
  // Makes the text a live region.
  setOpened(name, { translated: false })
  const { translate } = await import('./translate')
  if (await translate(request)) setOpened(name, { translated: true })
}
