import type { MouseEvent, SyntheticEvent } from 'react'
import { cx } from '@/lib/util/cx'
import styles from './html.module.css'
import { readLinkData, type ContentLink } from './links'
import { renderHtml, type RenderOptions } from './render'
import { useLoadedParts } from './sanitize/sanitizer'

interface Props extends RenderOptions {
  /** Markup from a server. */
  readonly content: string
  /** Language of the content, BCP 47. */
  readonly lang?: string | null | undefined
  readonly className?: string | undefined
  /**
   * Called for a plain click on a mention, a hashtag, a known post or a URL that looks federated. Return
   * false to let the browser follow the link. Not called for clicks with a modifier or another button.
   */
  readonly onNavigate?: ((link: ContentLink, event: MouseEvent<HTMLElement>) => boolean | void) | undefined
}

/** Replaces a custom emoji whose image failed to load with its shortcode. */
function showCode({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement && target.dataset['emoji'] !== undefined)
    target.replaceWith(target.alt)
}

/**
 * Shows the content of a post, a profile or an announcement. The only component that puts foreign markup on
 * the page.
 */
export function Html({ content, lang, className, onNavigate, ...options }: Props) {
  const rendered = renderHtml(content, options)
  useLoadedParts(rendered.partsLoaded !== null)

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    const link = anchor && readLinkData(anchor)
    if (link && onNavigate && onNavigate(link, event) !== false) event.preventDefault()
  }

  return (
    // The links inside are the controls; this handler only delegates.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cx(styles['content'], className)}
      dir="auto"
      lang={lang ?? undefined}
      onClick={onClick}
      onErrorCapture={showCode}
      // oxlint-disable-next-line react/no-danger -- sanitised by renderHtml
      dangerouslySetInnerHTML={rendered.html}
    />
  )
}
