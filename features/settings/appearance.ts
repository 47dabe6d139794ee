import { getSettings, onSettings, TEXT_SIZE, type Settings } from './settings-store'

/** Writes the appearance to the document, where styles read it. */
function write({ theme, contrast, density, motion, textSize }: Settings, root: HTMLElement): void {
  root.dataset['theme'] = theme
  root.dataset['contrast'] = contrast
  root.dataset['density'] = density
  root.dataset['motion'] = motion
  // Set by script, not by an attribute: the Content-Security-Policy allows no inline styles.
  root.style.fontSize = textSize === TEXT_SIZE.usual ? '' : `${textSize}%`
}

/**
 * Applies the appearance settings to the document and follows their changes, including those of other tabs.
 * Call it before the first paint; returns the function that stops it.
 */
export function applyAppearance(root: HTMLElement = document.documentElement): () => void {
  const apply = () => write(getSettings(), root)
  apply()
  return onSettings(apply)
}
