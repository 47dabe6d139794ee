import type * as z from 'zod/mini'
import type { Feature, HttpReader } from '@/lib/http'
import { notificationPolicyDto, notificationPolicyV1Dto } from '@/schemas/notifications/notification-policy'

/** The senders of a policy, in the order of the settings. */
export const POLICY_SOURCES = [
  'for_not_following',
  'for_not_followers',
  'for_new_accounts',
  'for_private_mentions',
  'for_limited_accounts',
  'for_bots',
] as const
export type PolicySource = (typeof POLICY_SOURCES)[number]
/** The rules for notifications of a sender, mildest first. */
export const POLICY_RULES = ['accept', 'filter', 'drop'] as const
export type PolicyRule = (typeof POLICY_RULES)[number]

/** Which senders are filtered. A source that the server doesn’t know is absent. */
export type NotificationPolicy = z.output<typeof notificationPolicyDto> & {
  /** False where the server can accept and filter only. */
  readonly canDrop: boolean
}

export interface PolicyVersion {
  readonly feature: Feature
  readonly path: string
  readonly schema: typeof notificationPolicyDto | typeof notificationPolicyV1Dto
  readonly canDrop: boolean
  readonly body: (source: PolicySource, rule: PolicyRule) => Record<string, string | boolean>
}

const VERSIONS: readonly PolicyVersion[] = [
  {
    feature: 'notificationPolicy',
    path: '/api/v2/notifications/policy',
    schema: notificationPolicyDto,
    canDrop: true,
    body: (source, rule) => ({ [source]: rule }),
  },
  {
    feature: 'notificationPolicyV1',
    path: '/api/v1/notifications/policy',
    schema: notificationPolicyV1Dto,
    canDrop: false,
    body: (source, rule) => ({ [source.replace('for_', 'filter_')]: rule !== 'accept' }),
  },
]

/** Returns the policy by the newest version of the server; null when it has none. Throws ApiError. */
export async function readPolicy(http: HttpReader, signal?: AbortSignal): Promise<NotificationPolicy | null> {
  for (const { feature, path, schema, canDrop } of VERSIONS) {
    if (!http.capabilities.tries(feature)) continue
    try {
      return { ...(await http.request(path, { schema, signal })).data, canDrop }
    } catch (error) {
      if (http.capabilities.tries(feature)) throw error
    }
  }
  return null
}

/** Returns the version of the policy to write; undefined where there is none. */
export const policyVersion = (http: HttpReader): PolicyVersion | undefined =>
  VERSIONS.find(({ feature }) => http.capabilities.tries(feature))
