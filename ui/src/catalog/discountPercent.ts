/** Whole per cent off the original price, rounded down, so that a label never promises too much. */
export const discountPercent = (current: number, original: number): number =>
  original > current && original > 0 ? Math.floor(((original - current) * 100) / original) : 0
