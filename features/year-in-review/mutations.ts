import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { acceptMissing } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { yearKeys } from './keys'
import type { YearState } from './next-check'
import { DEFAULT_RETRY, yearPath } from './queries'

/**
 * Asks the server to make the report of a year. It also answers when it makes none or has it, so the state is read again
 * soon in any case.
 */
export const makeYearReport = defineMutation({
  name: 'makeYearReport',
  args: z.object({ year: z.string() }),
  create: ({ year }) =>
    queryMutation({
      key: yearKeys.state(year),
      slot: 'make',
      patch: (before: YearState): YearState => ({ ...before, state: 'generating' }),
      request: async (http) => {
        const path = `${yearPath(year)}/generate`
        const { refresh } = await http.request(path, { method: 'POST', schema: z.unknown() })
        return { data: refresh?.retry ?? DEFAULT_RETRY }
      },
      settle: (_before, retry): YearState => ({ state: 'generating', retry }),
    }),
})

/** Marks a report as read, so that other apps announce it no longer. The user did not ask for it, so a failure is not reported. */
export const readYearReport = defineMutation({
  name: 'readYearReport',
  args: z.object({ year: z.string() }),
  create: ({ year }) =>
    queryMutation({
      key: yearKeys.report(year),
      slot: 'read',
      request: (http): Promise<{ data: unknown }> =>
        http
          .request(`${yearPath(year)}/read`, { method: 'POST', schema: z.unknown() })
          .catch((error: unknown) => acceptMissing(error)),
      meta: { skipAlert: true },
    }),
})
