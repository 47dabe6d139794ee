/** The offer of the browser to install the app, from before the code of the settings was loaded. */
export const early: { offer: Event | null } = { offer: null }

/**
 * Keeps the offer for the settings; called before the first paint, since the browser makes it once. Its own banner is not
 * shown.
 */
export const keepInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    early.offer = event
  })
