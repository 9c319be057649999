/** Where attacks may go: a port of this machine. */
export type LoopbackTarget = { readonly host: string; readonly port: number }

/** The target that `url` names, or a message why nothing is sent there: attacks never leave the machine. */
export const loopbackTarget = (url: string): LoopbackTarget | string => {
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'http:') return `"${url}" is not an address such as http://127.0.0.1:4173.`
  const host = address.hostname
  if (!isLoopback(host))
    return `${host} is not this machine: attacks go to loopback addresses only (127.0.0.1, ::1, localhost).`
  if (address.pathname !== '/' || address.search !== '') return `Give only the origin, ${address.origin}, not "${url}".`
  // The name is not resolved, because a resolver could send it elsewhere.
  return {
    host: host === '[::1]' ? '::1' : host === 'localhost' ? '127.0.0.1' : host,
    port: Number(address.port || 80),
  }
}

/** Why this database must not be attacked, as a message, or null. Its server must be on this machine too. */
export const databaseObjection = (url: string): string | null => {
  const address = URL.canParse(url) ? new URL(url) : null
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    return 'DATABASE_URL is not an address such as postgres://user@127.0.0.1/shop.'
  const host = address.searchParams.get('host') ?? address.hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return null
  return `The database of DATABASE_URL is at ${host}, which is not this machine: attacks go to loopback addresses only.`
}

/** Literal addresses as WHATWG URLs write them: `127.1` and `0x7f000001` are already 127.0.0.1. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
