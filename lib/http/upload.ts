import type * as z from 'zod/mini'
import { readAnswer, type ParsedAnswer } from './answer'
import { startDeadline } from './deadline'
import { ApiError, isApiError } from './errors'
import {
  baseHeaders,
  lostOrAborted,
  performRequest,
  redirected,
  refuseHalted,
  resolvePath,
  type RequestContext,
} from './request'

export interface UploadOptions<S extends z.core.$ZodType> {
  schema: S
  form: FormData
  /** Default POST. */
  method?: 'POST' | 'PUT' | 'PATCH' | undefined
  /** Called with the bytes sent so far and in total. */
  onProgress?: ((loaded: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Longest silence in ms: while bytes are being sent, and while the server processes the file. */
const STALL_TIMEOUT = 60_000
const PROCESSING_TIMEOUT = 180_000

const headersOf = (request: XMLHttpRequest) => ({ get: (name: string) => request.getResponseHeader(name) })

/**
 * Sends a form and reports progress. Uses XMLHttpRequest, because fetch with a streamed body fails over
 * HTTP/1.1 in Chromium; uses fetch without progress when `open` is missing. There is no deadline while bytes
 * are being sent. Throws ApiError.
 */
export async function performUpload<S extends z.core.$ZodType>(
  context: RequestContext,
  open: (() => XMLHttpRequest) | undefined,
  path: string,
  options: UploadOptions<S>,
): Promise<ParsedAnswer<z.output<S>>> {
  const { schema, form, method = 'POST', onProgress, signal } = options
  if (!open)
    return performRequest(context, path, { schema, form, method, signal, timeout: PROCESSING_TIMEOUT })

  const url = resolvePath(context.server, path)
  refuseHalted(context, url.pathname)
  const deadline = startDeadline(STALL_TIMEOUT, signal)
  const done = context.activity?.begin()
  const request = open()
  try {
    if (deadline.signal.aborted) throw new ApiError({ kind: 'aborted', path: url.pathname })
    await new Promise<void>((resolve, reject) => {
      request.open(method, url.href)
      // No cookies for other origins. For the same origin XMLHttpRequest always sends them.
      request.withCredentials = false
      for (const [name, value] of Object.entries(baseHeaders(context))) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', (event) => {
        deadline.extend()
        if (event.lengthComputable) onProgress?.(event.loaded, event.total)
      })
      request.upload.addEventListener('load', () => deadline.extend(PROCESSING_TIMEOUT))
      request.addEventListener('load', () => resolve())
      request.addEventListener('error', () => reject(new TypeError('The connection was lost')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      deadline.signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(form)
    })
    const { status, statusText, responseText: text, responseURL } = request
    // XMLHttpRequest always follows redirects, so reject an answer that came from another URL.
    if (responseURL !== '' && responseURL !== url.href) throw redirected(url)
    const headers = headersOf(request)
    context.rateLimit.note(headers)
    return readAnswer({ status, statusText, headers, text, url }, schema, {
      signedIn: context.token !== null,
      now: context.now(),
      stamp: context.tick(),
    })
  } catch (cause) {
    if (isApiError(cause, 'unauthorised')) context.unauthorised(url.pathname)
    throw lostOrAborted(cause, url.pathname, deadline.late(), signal?.aborted ?? false)
  } finally {
    deadline.end()
    done?.()
  }
}
