import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/
const KEY = /,\s*key: "\w+"/g

/** Returns the code of an icon without the keys of its shapes, which never change their order. */
export const withoutKeys = (code: string): string => code.replace(KEY, '')

/** Removes the random keys in icons from the build: 0.5 KB of what every page loads first. React asks for them in development. */
export const plainIcons = (): Plugin => ({
  name: 'skein:plain-icons',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: withoutKeys(code), map: null }),
  },
})
