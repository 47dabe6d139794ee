import { mediaList, useMediaQuery } from './use-media-query'

/** mobile up to 630 px, rail up to 1174 px, wide from 1175 px. */
export type Layout = 'mobile' | 'rail' | 'wide'

const MOBILE_QUERY = '(width <= 630px)'
const WIDE_QUERY = '(width >= 1175px)'

/** Returns the layout the window has room for. The deck is a setting on top of it. */
export function useLayout(): Layout {
  const mobile = useMediaQuery(MOBILE_QUERY)
  const wide = useMediaQuery(WIDE_QUERY)
  return mobile ? 'mobile' : wide ? 'wide' : 'rail'
}

/** True while the window has the mobile layout. For components: `useIsMobile`. */
export const isMobileWindow = (): boolean => mediaList(MOBILE_QUERY).matches

/** True while the window has the mobile layout, in which menus and pickers are sheets; rerenders when that changes. */
export const useIsMobile = (): boolean => useMediaQuery(MOBILE_QUERY)
