/** px; EntryList.css says the same. */
export const rowHeight = 26

/** Rows kept above and below what is in sight, so that a quick scroll finds them drawn. */
const spare = 8

/** Which rows of `count` have to be in the page. */
export const listWindow = (
  count: number,
  scrollTop: number,
  height: number,
): { readonly from: number; readonly to: number } => {
  const from = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight), count) - spare)
  return { from, to: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare) }
}
