/** How the app can be installed here: by a button, or by a menu of the browser that only the user can open. */
export type InstallWay = 'installed' | 'button' | 'share' | 'dock' | 'menu' | 'none'

export interface InstallFacts {
  /** True in the window of the installed app, or when it was installed during this visit. */
  isInstalled: boolean
  /** True when the browser offered to install the app. */
  isOffered: boolean
  userAgent: string
  maxTouchPoints: number
}

/** Returns the way to install the app. Browsers do not say it, so it follows from their names. */
export function installWayOf({
  isInstalled,
  isOffered,
  userAgent,
  maxTouchPoints,
}: InstallFacts): InstallWay {
  if (isInstalled) return 'installed'
  if (isOffered) return 'button'
  const isMac = userAgent.includes('Macintosh')
  // An iPad says that it is a Mac, which has no touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'share'
  if (isMac && /Version\/\S+ Safari\//.test(userAgent)) return 'dock'
  return /Firefox\//.test(userAgent) && !userAgent.includes('Android') ? 'none' : 'menu'
}
