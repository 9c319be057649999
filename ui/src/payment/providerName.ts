/** Names of firms are said alike in every language; null for a method that is no firm's. */
export const providerName = (method: string): string | null => names.get(method) ?? null

const names: ReadonlyMap<string, string> = new Map([
  ['KLARNA', 'Klarna'],
  ['PAYPAL', 'PayPal'],
])
