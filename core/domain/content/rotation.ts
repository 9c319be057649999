/** The place that follows in a ring of so many; a negative step goes back. */
export const turnedBy = (place: number, step: number, count: number): number =>
  count < 1 ? 0 : (((place + step) % count) + count) % count

/** CMS-41: the page of a carousel that is in view, by its last item in view. */
export const pageInView = (lastItem: number, itemsPerPage: number): number =>
  Math.max(0, Math.floor(lastItem / Math.max(1, itemsPerPage)))

/** CMS-41: the pages that so many items make. */
export const pagesOf = (items: number, itemsPerPage: number): number => Math.ceil(items / Math.max(1, itemsPerPage))

/** CMS-42: a carousel's time in seconds to ms; 0 is no rotation. */
export const rotationTime = (seconds = 0): number => Math.round(seconds * 1000)
