/** Which figures a pagination shows: the first, the last, the current and its neighbours. A gap is `null`; a gap of one is filled. */
export const pageNumbers = (current: number, total: number): readonly (number | null)[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
