import * as z from 'zod/mini'
import { isApiError, type ApiError } from '@/lib/http'
import { entrySchema, CSV_KINDS } from '../csv/kinds'
import type { ImportPlan } from './plan'

/** One request of an import. */
const stepSchema = z.object({ action: z.enum(['add', 'remove']), entry: entrySchema })
export type ImportStep = z.output<typeof stepSchema>

/**
 * Why a step failed. missing: the server finds no such account or post; unfollowed: only followed accounts can be
 * members of lists; broken: the server answered with an error of its own (5xx); refused: the server said no.
 */
const REASONS = ['missing', 'unfollowed', 'broken', 'refused'] as const
export type FailureReason = (typeof REASONS)[number]

/** A step that failed for good. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message = '') {
    super(message)
    this.reason = reason
  }
}

/** Why an import stopped on its own; the user can continue it. */
const STOPS = ['offline', 'session', 'refused'] as const
export type StopReason = (typeof STOPS)[number]

/** True for an error of the server itself, which it may have with a single entry again and again. */
const isBroken = (error: ApiError): boolean => error.status !== undefined && error.status >= 500

/**
 * Returns why the import cannot continue after an error; null when only its step failed. A server that answers with an
 * error is not out of reach: stopping there would try the same step forever.
 */
export function stopReasonOf(error: unknown): StopReason | null {
  if (isApiError(error, 'network')) return isBroken(error) ? null : 'offline'
  if (isApiError(error, 'unauthorised')) return 'session'
  return isApiError(error) && error.status === 403 && /scope|permission/i.test(error.message)
    ? 'refused'
    : null
}

/** Returns the failure of a step for an error of the server. */
export const failureOf = (error: ApiError): StepFailure =>
  new StepFailure(
    error.kind === 'notFound' ? 'missing' : isBroken(error) ? 'broken' : 'refused',
    error.message,
  )

/** Returns the requests that carry out a plan. */
export const importSteps = ({ add, change, remove }: ImportPlan): ImportStep[] => [
  ...[...add, ...change].map((entry): ImportStep => ({ action: 'add', entry })),
  ...remove.map((entry): ImportStep => ({ action: 'remove', entry })),
]

/** An import as stored, so that it can continue after a reload. */
export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(CSV_KINDS),
  file: z.string(),
  steps: z.array(stepSchema),
})
export type Job = z.output<typeof jobSchema>

/** How far an import is. */
export const progressSchema = z.object({
  /** Id of its job. */
  id: z.string(),
  state: z.enum(['running', 'paused', 'cancelled', 'finished']),
  /** Number of steps that were tried. */
  at: z.number(),
  failures: z.array(
    z.object({
      /** Index of the step. */
      at: z.number(),
      reason: z.enum(REASONS),
      /** The server's message. */
      message: z.string(),
    }),
  ),
  stop: z.nullable(z.enum(STOPS)),
})
export type JobProgress = z.output<typeof progressSchema>
