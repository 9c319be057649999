/** Has the browser save a text under this name. A byte order mark at its beginning stays. */
export const saveFile = (name: string, text: string, type = 'text/plain;charset=utf-8'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
