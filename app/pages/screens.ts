import type { ReactNode } from 'react'
import type { ScreenProps } from './page'

/** A component with the content of a page. `preload` loads its code; undefined when it is there. */
export type ScreenComponent = ((props: ScreenProps) => ReactNode) & {
  preload?: () => Promise<void> | undefined
}

const screens = new Map<string, ScreenComponent>()

/** Sets the screen of a route. */
export const addScreen = (route: string, screen: ScreenComponent): void => void screens.set(route, screen)

/** Returns the screen of a route; undefined when the route has none, as that of unknown addresses. */
export const screenOf = (route: string | null): ScreenComponent | undefined =>
  route === null ? undefined : screens.get(route)
