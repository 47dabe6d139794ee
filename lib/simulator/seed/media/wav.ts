/**
 * A little melody as 8-bit mono PCM.
 * @param notes frequencies in Hz, played one after the other, 0 for a rest
 * @param beat seconds per note
 */
export function encodeWav(notes: readonly number[], beat = 0.2, rate = 8000): Uint8Array {
  const perNote = Math.floor(rate * beat)
  const samples = perNote * notes.length
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  const word = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter += 1) bytes[at + letter] = text.charCodeAt(letter)
  }
  word(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, samples, true)
  for (let note = 0; note < notes.length; note += 1) {
    const frequency = notes[note] ?? 0
    for (let at = 0; at < perNote; at += 1) {
      const time = at / rate
      const fade = frequency === 0 ? 0 : Math.exp((-6 * at) / perNote) * Math.min(1, at / 40)
      const wave = Math.sin(2 * Math.PI * frequency * time) + 0.4 * Math.sin(4 * Math.PI * frequency * time)
      bytes[44 + note * perNote + at] = 128 + Math.round(60 * fade * wave)
    }
  }
  return bytes
}
