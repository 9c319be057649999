import { contentCounts } from '../configuration/constants.ts'

/** How wide the screen is for a grid of articles. */
export type GridSize = 'small' | 'medium' | 'large'

/** CAT-53: how many articles a grid asks for at first and with each "read more": its rows in small, three without. */
export const articleCount = (rows: number | undefined): number =>
  rows === undefined ? contentCounts.articleGrid : rows * smallColumns

/** CAT-54: how many tags of the filter show before "see more". */
export const tagCount = (size: GridSize): number => {
  const [small, medium, large] = contentCounts.filters
  return { small, medium, large }[size]
}

/** CAT-52: whether "read more" has more to load. */
export const hasMoreArticles = (shown: number, numFound: number): boolean => shown < numFound

const smallColumns = 2
