/** Where reports may be sent, as the server has written it into the page: a path of this shop, an address, or nowhere (null). */
export const reportsTo = (): URL | null => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="cairn-reports"]')?.content ?? ''
  return /^(\/|https?:)/.test(written) ? new URL(written, location.href) : null
}
