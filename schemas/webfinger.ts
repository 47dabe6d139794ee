import * as z from 'zod/mini'
import { text, tolerantList, wholeTextOrNull } from './primitives'

/**
 * The answer of WebFinger (RFC 7033): pages and addresses of an account or a server. They may be templates, so a URL is
 * checked once it is filled in.
 */
export const webfingerDto = z.object({
  links: tolerantList(z.object({ rel: text, href: wholeTextOrNull, template: wholeTextOrNull }), 'link'),
})
