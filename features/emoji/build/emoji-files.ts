import type { Plugin } from 'vite'
import { EMOJI_LOCALES } from '../data/locales.ts'
import { emojiRows } from './emoji-rows.ts'

const FOLDER = 'emoji'

/**
 * Vite plugin that emits `emoji/{locale}.json` next to the app, one file per language, loaded on first use.
 */
export function emojiFiles(): Plugin {
  let server = false
  return {
    name: 'skein:emoji-files',
    configResolved(config) {
      server = Boolean(config.build.ssr)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /^\/emoji\/([a-z-]+)\.json$/.exec(request.url ?? '')?.[1]
        const locale = EMOJI_LOCALES.find((one) => one === name)
        if (!locale) return next()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(emojiRows(locale)))
      })
    },
    generateBundle() {
      if (server) return
      for (const locale of EMOJI_LOCALES)
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/${locale}.json`,
          source: JSON.stringify(emojiRows(locale)),
        })
    },
  }
}
