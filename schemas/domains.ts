import * as z from 'zod/mini'
import { tolerantArray } from './primitives'

/** Domains that the user blocks. */
export const domainsDto = tolerantArray(z.string().check(z.minLength(1)), 'domain')
