import type { Status } from '@/schemas/entities'
import { useDisplayMedia } from '../../hidden-media'
import { useReveal } from '../../reveal-context'
import { mediaShown } from '../../rules'
import { useOpened } from '../../view-store'

/**
 * Returns whether the media of a post are shown. `name`: its key in the view store; `blurred`: a filter
 * covers them.
 */
export function useMediaShown(
  status: Pick<Status, 'sensitive'> | undefined,
  name: string,
  blurred: boolean,
): boolean {
  const { media } = useOpened(name)
  const setting = useDisplayMedia()
  const sensitive = status?.sensitive ?? false
  // Revealing a thread shows sensitive media, but not for users who hide all media.
  const revealed = useReveal() && sensitive && setting !== 'hide_all' ? true : undefined
  // Media blurred by a filter are only revealed by hand.
  return blurred ? media === true : mediaShown(sensitive, setting, media ?? revealed)
}
