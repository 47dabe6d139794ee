import type { Plugin } from 'vite'
import { EMOJI_LOCALES } from '../data/locales.ts'
import { emojiRows } from './emoji-rows.ts'

const FOLDER = 'emoji'

/**
 * The Vite plugin that puts `emoji/{locale}.json` beside the app, one file for each language: read on first use, never
 * part of what is loaded before.
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
