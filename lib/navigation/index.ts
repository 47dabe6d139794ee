/** Navigation for code below `app`, independent of the router. */
export { AppLink, isPlainClick } from './app-link'
export { NavigationProvider, useNavigation, type Navigation } from './navigation'
export {
  isPath,
  paths,
  readSegment,
  signInPath,
  type Path,
  type ScreenPattern,
  type SearchType,
} from './paths'
