import { paginationDefaults } from '../configuration/constants.ts'

/** A page number, or a gap that stands for two pages or more. */
export type PageMark = number | 'gap'

export type Pagination = {
  /** Within 1…pageCount. */
  readonly page: number
  readonly pageCount: number
  readonly marks: readonly PageMark[]
}

/** CAT-03: total divided by page size, rounded up, at least 1. */
export const pageCount = (total: number, pageSize: number): number =>
  pageSize > 0 && total > 0 ? Math.ceil(total / pageSize) : 1

/**
 * CAT-03: first, last and the current page with its siblings; one gap per hole, and a hole of one page shows the page.
 */
export const pagination = (
  total: number,
  pageSize: number,
  page: number = paginationDefaults.page,
  siblings: number = paginationDefaults.siblings,
): Pagination => {
  const count = pageCount(total, pageSize)
  const current = clampPage(page, count)
  const shown = new Set([1, count])
  for (let near = Math.max(1, current - siblings); near <= Math.min(count, current + siblings); near += 1)
    shown.add(near)
  return { page: current, pageCount: count, marks: withGaps([...shown].sort((a, b) => a - b)) }
}

const clampPage = (page: number, count: number): number =>
  Number.isNaN(page) ? paginationDefaults.page : Math.min(count, Math.max(1, Math.floor(page)))

const withGaps = (pages: readonly number[]): readonly PageMark[] =>
  pages.flatMap((page, index): readonly PageMark[] => {
    const previous = pages[index - 1] ?? page - 1
    if (page - previous === 1) return [page]
    return page - previous === 2 ? [page - 1, page] : ['gap', page]
  })
