/** Of a review: 1 to 5. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <span className="item-stars" role="img" aria-label={stars === 1 ? '1 star of 5' : `${stars} stars of 5`}>
    {'★'.repeat(stars)}
    {'☆'.repeat(5 - stars)}
  </span>
)
