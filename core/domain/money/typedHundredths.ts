/** A number as typed, with a dot or a comma, in hundredths; null if it is not one. */
export const typedHundredths = (typed: string): number | null => {
  const figure = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return figure ? Number(figure[1]) * 100 + Number((figure[2] ?? '').padEnd(2, '0')) : null
}
