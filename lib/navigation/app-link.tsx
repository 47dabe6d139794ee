import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './navigation'
import type { Path } from './paths'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** See `paths`. */
  to: Path
}

/** True for a plain click with the primary button, which the app handles; others open a new tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link within Skein. Lighter than the router's own link: it does not observe the location. */
export function AppLink({ to, onClick, children, ...rest }: Props) {
  const { hrefOf, go } = useNavigation()
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
