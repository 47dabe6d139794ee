import { ActionBar } from './lazy-action-bar'

// Otherwise the buttons of posts would follow the first paint, in the first of the files that share modules.
await ActionBar.load()
