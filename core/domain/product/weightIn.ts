/** I18N-07: grams as a site says them: in the shop of the United States in ounces, to a tenth. */
export const weightIn = (grams: number, currency: string): { readonly amount: number; readonly unit: 'g' | 'oz' } =>
  currency === 'USD' ? { amount: Math.round(grams / 2.835) / 10, unit: 'oz' } : { amount: grams, unit: 'g' }
