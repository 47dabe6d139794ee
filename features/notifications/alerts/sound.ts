let context: AudioContext | null = null

/** The two tones of the sound: frequency in Hz, start and length in s. */
const TONES = [
  [660, 0, 0.12],
  [880, 0.1, 0.2],
] as const
/** Gain of the sound, 0 to 1. */
const SOUND_VOLUME = 0.12

/** False until the user has used the page, and where there is no audio. */
export const canPlaySound = (): boolean =>
  typeof AudioContext !== 'undefined' &&
  (context?.state === 'running' || (navigator.userActivation?.hasBeenActive ?? true))

/** Plays a short sound. Silent until the user has used the page, and where there is no audio. */
export async function playSound(): Promise<void> {
  // Resuming resolves only after the user used the page, which may be much later.
  if (!canPlaySound()) return
  try {
    context ??= new AudioContext()
    await context.resume()
    for (const [frequency, start, length] of TONES) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      const begin = context.currentTime + start
      tone.frequency.value = frequency
      // Fades, since a sudden end clicks.
      volume.gain.setValueAtTime(0, begin)
      volume.gain.linearRampToValueAtTime(SOUND_VOLUME, begin + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
      tone.connect(volume).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + length)
    }
  } catch {
    // The device has no audio output.
  }
}
