/** Gives a text to the person as a file. */
export const downloadText = (name: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: 'text/plain' }))

/** Gives the person a file. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
