import { getSettings, onSettings, TEXT_SIZE, type Settings } from './settings-store'

/** Writes the looks onto the document; the styles read them there. */
function write({ theme, contrast, density, motion, textSize }: Settings, root: HTMLElement): void {
  root.dataset['theme'] = theme
  root.dataset['contrast'] = contrast
  root.dataset['density'] = density
  root.dataset['motion'] = motion
  // By script, not as an attribute of the page: the policy of the page allows no inline styles.
  root.style.fontSize = textSize === TEXT_SIZE.usual ? '' : `${textSize}%`
}

/**
 * Shows the document as the settings say and follows them, other tabs' changes included. Call before the first paint;
 * returns the end of following.
 */
export function applyAppearance(root: HTMLElement = document.documentElement): () => void {
  const apply = () => write(getSettings(), root)
  apply()
  return onSettings(apply)
}
