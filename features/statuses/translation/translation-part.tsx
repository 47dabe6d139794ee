import type { PartProps } from './translate-bar'
import { ControlButton } from './control-button'
import { TranslateLine } from './translate-line'

/** The line below the text, or the control in the action row. */
export default function TranslationPart({ shown, ...props }: PartProps) {
  return shown ? <TranslateLine {...props} shown={shown} /> : <ControlButton {...props} />
}
