import * as z from 'zod/mini'
import { encodeComponent } from '@/lib/util/encode-component'
import { safeUrl } from '@/schemas/url'
import type { TypedServer } from '../servers/server-address'
import { hostOf } from '../servers/server-address'
import { interactionUrl } from '../accounts/open-as'
import { visitorHttp, type Fetch } from '../servers/visitor-http'

/** After this long the well-known page is good enough, in ms: a browser opens a tab only shortly after a press. */
const PATIENCE = 2500

const SUBSCRIBE = 'http://ostatus.org/schema/1.0/subscribe'
const INTENT = 'https://w3id.org/fep/3b86/'

/** The activity that an action is, where servers may have a page of their own for it (FEP-3b86). */
const ACTIVITIES: Readonly<Record<string, string>> = {
  follow: 'Follow',
  boost: 'Announce',
  favourite: 'Like',
}

const webfingerDto = z.object({
  links: z.array(
    z.object({
      rel: z.catch(z.string(), ''),
      template: z.optional(z.catch(z.nullable(z.string()), null)),
      href: z.optional(z.catch(z.nullable(z.string()), null)),
    }),
  ),
})
type Link = z.output<typeof webfingerDto>['links'][number]

/** The address that a template makes of a post's name; null for one that leads anywhere but to a web page. */
function filled(template: string | null | undefined, uri: string): string | null {
  if (!template) return null
  const address = template
    .replaceAll('{uri}', encodeComponent(uri))
    .replaceAll('{object}', encodeComponent(uri))
    .replaceAll(/\{on-(?:success|cancel)\}/g, '')
  return safeUrl(address, 'link')
}

/** The best page for an action that a server offers its people: for this very action, for any object, the old one. */
export function pageOf(links: readonly Link[], action: string, uri: string): string | null {
  const activity = ACTIVITIES[action]
  const wanted = [...(activity ? [`${INTENT}${activity}`] : []), `${INTENT}Object`, SUBSCRIBE]
  for (const rel of wanted) {
    const link = links.find((each) => each.rel === rel)
    // Intents carry their template in either field.
    const address = link && filled(link.template ?? link.href, uri)
    if (address) return address
  }
  return null
}

/**
 * Where somebody at home on `server` goes on with a post or account (its uri): the page that WebFinger tells for the
 * handle or the server, else the one that Mastodon has. Never throws.
 */
export async function interactionPage(
  { server, username }: TypedServer,
  { action, uri, fetch }: { action: string; uri: string; fetch: Fetch },
): Promise<string> {
  const resource = username === null ? server : `acct:${username}@${hostOf(server)}`
  try {
    const { data } = await visitorHttp(server, fetch).request('/.well-known/webfinger', {
      schema: webfingerDto,
      query: { resource },
      headers: { Accept: 'application/jrd+json, application/json' },
      followRedirects: true,
      timeout: PATIENCE,
    })
    return pageOf(data.links, action, uri) ?? interactionUrl(server, uri)
  } catch {
    return interactionUrl(server, uri)
  }
}
