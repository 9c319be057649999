/** ACC-01: the sizes of the shop's shoes, US men's, in halves: what a preferred size may be. */
export const shoeSizes: readonly string[] = Array.from({ length: 17 }, (_, step) => String(5 + step / 2))

/** As it stands on the box: 9½. */
export const shoeSizeLabel = (size: string): string => size.replace(/\.5$/, '½')
