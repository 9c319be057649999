/** A figure as somebody types it, with a dot or a comma, in hundredths; null when it is none. */
export const typedHundredths = (typed: string): number | null => {
  const figure = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return figure ? Number(figure[1]) * 100 + Number((figure[2] ?? '').padEnd(2, '0')) : null
}
