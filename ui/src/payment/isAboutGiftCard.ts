/** PAY-13: what is said at the gift card's number; everything else is a toast (PAY-15). */
export const isAboutGiftCard = (errorId: string): boolean => errorId.startsWith('GF') || errorId === 'LIM429'
