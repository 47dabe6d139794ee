import * as z from 'zod/mini'
import { shortenLine } from './bounds'
import { tolerantArray } from './primitives'

const domain = z.pipe(z.string().check(z.minLength(1)), z.transform(shortenLine))

/** Domains that the user blocks. */
export const domainsDto = tolerantArray(domain, 'domain')
