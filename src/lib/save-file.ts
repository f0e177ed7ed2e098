/** Saves a file on the visitor's device. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read the URL only after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
