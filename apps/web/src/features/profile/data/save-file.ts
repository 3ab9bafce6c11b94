const READ_WITHIN_MS = 60_000

/** Saves a file under this name. */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // The browser reads the file after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
