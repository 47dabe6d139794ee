/** Navigation for code below `app`, independent of the router. */
export { AppLink, isPlainClick } from './app-link'
export { NavigationProvider, useNavigation, type Navigation } from './navigation'
export { handleSegment, paths, readSegment, signInPath, type SearchType } from './paths'
