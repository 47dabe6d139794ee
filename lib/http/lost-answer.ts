import { isApiError, type ApiError } from './errors'

/** True for errors after which a write may have happened: its answer was lost, or cannot be read. */
export const isLostAnswer = (error: unknown): error is ApiError =>
  isApiError(error, 'network', 'invalid', 'aborted')
