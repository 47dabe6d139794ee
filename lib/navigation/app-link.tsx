import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './navigation'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path as the router sees it, see `paths`. */
  to: string
}

/** A press that is ours to handle: the plain primary one, not "open in a new tab" and the like. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link inside Skein. Lighter than the router's own: it does not watch the location. */
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
