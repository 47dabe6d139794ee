import { useSetting } from '@/features/settings'
import type { Status } from '@/schemas/entities'
import { useReveal } from '../../reveal-context'
import { mediaShown } from '../../rules'
import { useOpened } from '../../view-store'

/** Whether the media of a post are shown. `name`: its key in the view store; `blurred`: a filter covers them. */
export function useMediaShown(
  status: Pick<Status, 'sensitive'> | undefined,
  name: string,
  blurred: boolean,
): boolean {
  const { media } = useOpened(name)
  const setting = useSetting('displayMedia')
  const sensitive = status?.sensitive ?? false
  // All that is sensitive was revealed at once; who wants no media at all gets none by it.
  const revealed = useReveal() && sensitive && setting !== 'hide_all' ? true : undefined
  // Only a hand opens what a filter blurs.
  return blurred ? media === true : mediaShown(sensitive, setting, media ?? revealed)
}
