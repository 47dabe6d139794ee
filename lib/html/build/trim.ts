import { join } from 'node:path'

const empty = join(import.meta.dirname, 'empty-module.ts')

/**
 * Replaces dependencies of sanitize-html that our policy never reaches: postcss parses style attributes,
 * which are not allowed, and dayjs belongs to a helper of which only the URL check is used. A test proves
 * that the output stays the same.
 */
export const unusedBySanitizer = {
  postcss: empty,
  dayjs: empty,
}
