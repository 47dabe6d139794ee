import * as z from 'zod/mini'
import { accountDto } from './accounts/account'
import {
  count0,
  countOrNull,
  id,
  idOrNull,
  numberOrNull,
  requiredString,
  text,
  tolerantEnum,
  tolerantList,
  tolerantOrNull,
} from './primitives'
import { statusDto } from './statuses/status'
import { linkUrlOrNull } from './url'

const nameCount = z.object({ name: requiredString, count: count0 })
const accountCount = z.object({ account_id: id<'account'>(), count: count0 })

const monthDto = z.object({
  /** From 1; 0 when it cannot be read. */
  month: count0,
  statuses: count0,
  /** Null in the second version. */
  following: countOrNull,
  followers: countOrNull,
})

/**
 * The parts of a report. Each version of the format has others, and newer servers have more, so all are optional and the
 * names of unknown parts stay.
 */
const dataDto = z.looseObject({
  /** '' when missing. */
  archetype: text,
  time_series: tolerantList(monthDto, 'month'),
  top_hashtags: tolerantList(nameCount, 'hashtag of a year'),
  top_statuses: z.optional(
    tolerantOrNull(
      z.object({
        by_reblogs: idOrNull<'status'>(),
        by_favourites: idOrNull<'status'>(),
        by_replies: idOrNull<'status'>(),
      }),
      'posts of a year',
    ),
  ),
  /** The first version only, like all that follow. */
  type_distribution: z.optional(
    tolerantOrNull(
      z.object({ total: count0, reblogs: count0, replies: count0, standalone: count0 }),
      'kinds of posts of a year',
    ),
  ),
  most_used_apps: tolerantList(nameCount, 'app of a year'),
  commonly_interacted_with_accounts: tolerantList(accountCount, 'account of a year'),
  most_reblogged_accounts: tolerantList(accountCount, 'account of a year'),
  /** Percentage of the accounts of the server that posted at least as much. */
  percentiles: z.optional(tolerantOrNull(z.object({ statuses: numberOrNull }), 'percentiles')),
})
export type AnnualDataDto = z.output<typeof dataDto>

/** A summary of a year of the user (Mastodon 4.3). */
const annualReportDto = z.object({
  /** Digits; null when it cannot be read. */
  year: idOrNull<'year'>(),
  data: tolerantOrNull(dataDto, 'data of a year'),
  /** A page of the server that everyone can see. */
  share_url: z.optional(linkUrlOrNull),
})
export type AnnualReportDto = z.output<typeof annualReportDto>

/** Reports, and the accounts and posts that they mention. */
export const annualReportsDto = z.object({
  annual_reports: tolerantList(annualReportDto, 'annual report'),
  accounts: tolerantList(accountDto, 'account'),
  statuses: tolerantList(statusDto, 'status'),
})

/** Whether there is a report: finished, being made, offered, or none. */
export const annualReportStateDto = z.object({
  state: tolerantEnum(['available', 'generating', 'eligible', 'ineligible'], 'unknown'),
})
export type AnnualReportState = z.output<typeof annualReportStateDto>['state']
