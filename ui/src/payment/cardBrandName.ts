/** Names of firms are said alike in every language; of an unknown one only that it is a card. */
export const cardBrandName = (brand: string | null, cardWord: string): string => names.get(brand ?? '') ?? cardWord

const names: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
])
