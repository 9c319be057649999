/** A figure as somebody types it, with a dot or a comma, in hundredths; null when it is none. */
export const typedHundredths = (typed: string): number | null => {
  const [, whole = '', part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
