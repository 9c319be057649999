/** A plain boot outline, so the kit needs no catalogue. */
export const kitPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#8b5a34" d="M30 22h20l4 26c10 6 24 8 26 22v6H28z"/><path fill="#2c4330" d="M26 76h56v7H26z"/></svg>',
)}`
