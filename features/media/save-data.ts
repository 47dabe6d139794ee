/** True when the user enabled data saving in the browser; false where that is unknown. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
