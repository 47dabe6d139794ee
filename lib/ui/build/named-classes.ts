import type { Plugin } from 'vite'

const IMPORT = /^import (\w+) from ('[^'\n]+\.module\.css')/gm

/** `import styles from './x.module.css'` as a namespace: each class is then a constant that the bundler can write in place. */
export const namedImports = (code: string): string => code.replace(IMPORT, 'import * as $1 from $2')

/**
 * Class names stand where they are used, and no list of them is shipped. A module whose names were all written in place is
 * kept all the same: its styles belong to the chunk.
 */
export const namedClasses = (): Plugin[] => [
  {
    name: 'skein:named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({ code: namedImports(code), map: null }),
    },
  },
  {
    name: 'skein:kept-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
