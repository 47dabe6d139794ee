/** Entries of the navigation that features contribute. */
export {
  entriesFor,
  goToShortcut,
  isEntryOf,
  ownHandle,
  type Condition,
  type NavEntry,
  type ShownEntry,
} from './nav-entry'
export { useNavEntries } from './use-nav-entries'
