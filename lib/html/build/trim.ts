import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const local = (name: string): string => join(import.meta.dirname, name)
const empty = local('empty-module.ts')

/** The file of htmlparser2's Parser, wherever the copy that sanitize-html uses was installed. */
function parserOf(): string {
  const near = createRequire(createRequire(import.meta.url).resolve('sanitize-html'))
  return join(dirname(near.resolve('htmlparser2')), '../esm/Parser.js')
}

/**
 * Aliases that take out of sanitize-html what its policy here never reaches: postcss (style attributes), dayjs (dates of
 * launder), parse-srcset, deepmerge (class lists), all of htmlparser2 but the Parser, all of launder but one question, and
 * the names of entities that no server writes. A test shows that the output stays the same.
 */
export const trimmedSanitizer = {
  postcss: empty,
  dayjs: empty,
  'parse-srcset': empty,
  deepmerge: empty,
  launder: local('launder.ts'),
  'entities/decode': local('entity-decoder.ts'),
  htmlparser2: parserOf(),
}
