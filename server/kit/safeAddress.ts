/** Of another server that nobody can eavesdrop on, without a user's name in it; null otherwise. */
export const safeAddress = (written: string): URL | null => {
  const address = URL.canParse(written) ? new URL(written) : null
  const isSafe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopback(address.hostname))
  return address && isSafe && address.username === '' ? address : null
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')
