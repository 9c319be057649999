/**
 * CART-19: the worth of the gift cards among the lines, in minor units. A gift card is money: no promotion counts it or takes
 * anything off it, or it would be given away. What is left of the item subtotal are the goods that promotions go by.
 */
export const giftCardsTotal = <Line>(
  lines: readonly Line[],
  isGiftCard: (line: Line) => boolean,
  worthOf: (line: Line) => number,
): number => lines.reduce((total, line) => (isGiftCard(line) ? total + worthOf(line) : total), 0)
