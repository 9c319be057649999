/** DLG-15: whether the shopper has chosen a country's shop. */
export const hasChosenPlace = (): boolean => /(?:^|;\s*)place=/.test(document.cookie)

/** For 365 days. `country` = ISO 3166. */
export const rememberPlace = (country: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `place=${country}; Path=/; SameSite=Lax; Max-Age=${60 * 60 * 24 * 365}${secure}`
}
