/** Downloads a file, like a pressed download link. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
