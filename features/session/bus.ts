export interface SessionCommands {
  /** Asks a visitor to sign in before doing `reason`. */
  askToSignIn: { identity: string; reason: string; uri?: string }
  /** Opens the command palette. */
  openPalette: { identity: string }
}

export interface SessionFacts {
  signedIn: { identity: string }
  signedOut: { identity: string }
}

declare module '@/lib/bus/commands' {
  interface Commands extends SessionCommands {}
}
declare module '@/lib/bus/facts' {
  interface Facts extends SessionFacts {}
}
