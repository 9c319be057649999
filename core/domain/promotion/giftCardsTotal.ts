/**
 * CART-19: the value of the gift cards among the lines, in minor units. A gift card is money: no promotion counts it or
 * reduces its price, or money would be given away. The rest of the item subtotal is what promotions are based on.
 */
export const giftCardsTotal = <Line>(
  lines: readonly Line[],
  isGiftCard: (line: Line) => boolean,
  worthOf: (line: Line) => number,
): number => lines.reduce((total, line) => (isGiftCard(line) ? total + worthOf(line) : total), 0)
