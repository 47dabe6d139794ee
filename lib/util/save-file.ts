/** Saves a file among the user's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by the next task; a later time is only safer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
