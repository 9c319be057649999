/** SHIP-10: same day first, then by the first digit written in the delivery time, those without one last; ties stay in order. */
export const sortShippingMethods = <Method extends { readonly deliveryTime: string }>(
  methods: readonly Method[],
): readonly Method[] => [...methods].sort((a, b) => speedOf(a.deliveryTime) - speedOf(b.deliveryTime))

/** The first digit alone, as the rule is written: '10-12 days' counts as 1. */
const speedOf = (deliveryTime: string): number => {
  if (/same day/i.test(deliveryTime)) return -1
  const digit = /\d/.exec(deliveryTime)?.[0]
  return digit === undefined ? 10 : Number(digit)
}
