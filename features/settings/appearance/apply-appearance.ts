import { ACCENT_TURNS } from '@/lib/ui/accents'
import { getSettings, onSettings, TEXT_SIZE, type Settings } from '../settings-store'

const EMOJI = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'"

/** Fonts that systems have, or that users of them install; nothing is downloaded. '' for that of tokens.css. */
const FONTS: Readonly<Record<Settings['font'], string>> = {
  system: '',
  serif: `'Iowan Old Style', Charter, 'Source Serif 4', 'Noto Serif', Georgia, serif, ${EMOJI}`,
  legible: `'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', OpenDyslexic, Verdana, 'DejaVu Sans', sans-serif, ${EMOJI}`,
}

/** Writes the appearance to the document, where styles read it. */
function write(settings: Settings, { dataset, style }: HTMLElement): void {
  const { theme, contrast, density, motion, textSize, accent, font, underlineLinks, emojiStyle } = settings
  dataset['theme'] = theme
  dataset['contrast'] = contrast
  dataset['density'] = density
  dataset['motion'] = motion
  dataset['emoji'] = emojiStyle
  dataset['links'] = underlineLinks ? 'underlined' : ''
  // Set by script, not by an attribute: the Content-Security-Policy allows no inline styles.
  style.fontSize = textSize === TEXT_SIZE.usual ? '' : `${textSize}%`
  style.setProperty('--accent-turn', accent === 'lake' ? null : `${ACCENT_TURNS[accent]}`)
  style.setProperty('--font-ui', FONTS[font])
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
