/** Returns the pasted files; none when text is pasted with an image of it, as office programs do. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'types'>): File[] {
  return data.types.includes('text/plain') ? [] : [...data.files]
}
