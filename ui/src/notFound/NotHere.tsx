import { useEffect } from 'react'

/**
 * RT-06: the service worker answers with 200, so the page itself says that it must not be indexed. OPR-53: neither it nor
 * a link inside the shop has asked the server, which may know where the address leads now.
 */
export const NotHere = () => {
  useEffect(() => void followRedirect(), [])
  return <meta name="robots" content="noindex" />
}

/** Whoever has gone on meanwhile stays there. */
const followRedirect = async (): Promise<void> => {
  const { href, hash } = location
  const page = await fetch(href, { method: 'HEAD' }).catch(() => null)
  if (page?.ok && page.redirected && location.href === href) location.replace(page.url + hash)
}
