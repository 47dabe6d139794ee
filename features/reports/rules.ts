import { baseLanguage } from '@/lib/i18n'
import type { Instance } from '@/features/instance'
import type { Status } from '@/schemas/entities'
import { CATEGORIES, type ReportCategory, type ReportStep } from './report-draft'

/** Longest comment, in characters (Mastodon's limit; servers do not announce it). */
export const MAX_COMMENT = 1000

/** The steps of a report, in order. */
export function stepsOf(category: ReportCategory | null): readonly ReportStep[] {
  if (category === 'dislike') return ['category', 'thanks']
  if (category === 'violation') return ['category', 'rules', 'posts', 'comment', 'thanks']
  return ['category', 'posts', 'comment', 'thanks']
}

/** Returns the step after or before another; the same at either end. */
export function adjacentStep(category: ReportCategory | null, step: ReportStep, by: 1 | -1): ReportStep {
  const steps = stepsOf(category)
  return steps[steps.indexOf(step) + by] ?? step
}

/** The categories that this server can store. */
export const categoriesOf = (hasRules: boolean, hasLegal: boolean): readonly ReportCategory[] =>
  CATEGORIES.filter(
    (category) => (category !== 'violation' || hasRules) && (category !== 'legal' || hasLegal),
  )

type Rule = Instance['rules'][number]

/** Returns a rule in the language of the reader if it was translated: first for the region, then in general. */
export function ruleIn({ text, hint, translations }: Rule, locale: string): { text: string; hint: string } {
  const tag = locale.toLowerCase()
  const named = (wanted: string | undefined) =>
    Object.entries(translations).find(([key]) => key.toLowerCase().replace('_', '-') === wanted)?.[1]
  const found = named(tag) ?? named(baseLanguage(locale))
  return found?.text ? { text: found.text, hint: found.hint ?? '' } : { text, hint }
}

/** Returns the server of a handle; null for the user's own server. */
const domainOf = (acct: string): string | null => acct.split('@')[1] ?? null

/**
 * Returns the servers a report can be forwarded to: that of the account, then those its posts reply to. None for
 * an account of this server, whose reports stay here.
 */
export function forwardDomains(acct: string, posts: readonly Status[]): readonly string[] {
  const own = domainOf(acct)
  if (own === null) return []
  const repliedTo = posts.flatMap(({ in_reply_to_account_id: to, mentions }) => {
    const mention = to === null ? undefined : mentions.find(({ id }) => id === to)
    return (mention && domainOf(mention.acct)) ?? []
  })
  return [...new Set([own, ...repliedTo])]
}
