/** Of another server that nobody can eavesdrop on, without a user's name in it; null otherwise. */
export const safeAddress = (written: string): URL | null => {
  const address = URL.canParse(written) ? new URL(written) : null
  const isSafe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopback(address.hostname))
  return address && isSafe && address.username === '' ? address : null
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** CAIRN_PUBLIC_URL: an address without a path. Throws with a message that names the variable. */
export const publicUrlOf = (written: string): string => {
  const address = URL.canParse(written) ? new URL(written) : null
  if (address === null || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new Error(
      `CAIRN_PUBLIC_URL is ${written}; it must be an address without a path, such as https://shop.example.`,
    )
  return address.origin
}
