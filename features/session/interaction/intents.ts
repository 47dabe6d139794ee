import type * as z from 'zod/mini'
import { encodeComponent } from '@/lib/util/encode-component'
import { webfingerDto } from '@/schemas/webfinger'
import { safeUrl } from '@/schemas/url'
import type { TypedServer } from '../servers/server-address'
import { hostOfServer } from '../servers/server-address'
import { interactionUrl } from '../accounts/open-as'
import { visitorHttp, type Fetch } from '../servers/visitor-http'

/**
 * Longest wait for WebFinger in ms before using the well-known page: browsers open a tab only shortly after a
 * click.
 */
const WEBFINGER_TIMEOUT = 2500

const SUBSCRIBE = 'http://ostatus.org/schema/1.0/subscribe'
const INTENT = 'https://w3id.org/fep/3b86/'

/** Activity type of an action, where a server may have its own page for it (FEP-3b86). */
const ACTIVITIES: Readonly<Record<string, string>> = {
  follow: 'Follow',
  boost: 'Announce',
  favourite: 'Like',
}

type Link = Partial<z.output<typeof webfingerDto>['links'][number]>

/** Fills the URL template with a uri; null when it is not a web page. */
function filled(template: string | null | undefined, uri: string): string | null {
  if (!template) return null
  const address = template
    .replaceAll('{uri}', encodeComponent(uri))
    .replaceAll('{object}', encodeComponent(uri))
    .replaceAll(/\{on-(?:success|cancel)\}/g, '')
  return safeUrl(address, 'link')
}

/**
 * Returns the best page a server offers for an action: for this activity, for any object, else the older
 * subscribe page.
 */
export function intentPage(links: readonly Link[], action: string, uri: string): string | null {
  const activity = ACTIVITIES[action]
  const wanted = [...(activity ? [`${INTENT}${activity}`] : []), `${INTENT}Object`, SUBSCRIBE]
  for (const rel of wanted) {
    const link = links.find((each) => each.rel === rel)
    // Intents have their template in either field.
    const address = link && filled(link.template ?? link.href, uri)
    if (address) return address
  }
  return null
}

/**
 * Returns the page where users of `server` continue with a post or account (its uri): from WebFinger of the
 * handle or server, else Mastodon's well-known page. Never throws.
 */
export async function interactionPage(
  { server, username }: TypedServer,
  { action, uri, fetch }: { action: string; uri: string; fetch: Fetch },
): Promise<string> {
  const resource = username === null ? server : `acct:${username}@${hostOfServer(server)}`
  try {
    const { data } = await visitorHttp(server, fetch).request('/.well-known/webfinger', {
      schema: webfingerDto,
      query: { resource },
      headers: { Accept: 'application/jrd+json, application/json' },
      followRedirects: true,
      timeout: WEBFINGER_TIMEOUT,
    })
    return intentPage(data.links, action, uri) ?? interactionUrl(server, uri)
  } catch {
    return interactionUrl(server, uri)
  }
}
