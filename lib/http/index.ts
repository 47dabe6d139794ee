/** HTTP client of a runtime: validated answers and one class of errors. */
export { acceptMissing } from './accept-missing'
export { accountApiPath, apiPath } from './api-path'
export { createActivity, type Activity } from './activity'
export type { ParsedAnswer } from './answer'
export { apiSegment } from './api-segment'
export type { AsyncRefresh } from './async-refresh'
export { Capabilities, type Feature, type InstanceClaims } from './capabilities/capabilities'
export { createHttp, VERIFY_PATH, type Http, type HttpReader } from './client'
export {
  ApiError,
  isApiError,
  isPermanentError,
  lacksEndpoint,
  lacksScope,
  messageOfServer,
  type ApiErrorInit,
  type ApiErrorKind,
} from './errors'
export { isLostAnswer } from './lost-answer'
export { isForMembersOnly } from './members-only'
export { queryString, type QueryParams } from './query-string'
export { readSoftware, type Software } from './capabilities/software'
export type { RateLimit } from './rate-limit'
export { isOwnAddress } from './request'
