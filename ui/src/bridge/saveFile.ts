/** Offers a file to the browser as a download. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A shopper's log, as it is exported. */
export const logType = 'application/x-ndjson'
