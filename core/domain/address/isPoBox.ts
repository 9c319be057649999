/** SHIP-24: a box at the post office, which only the post itself reaches. */
export const isPoBox = (address: {
  readonly addressLine1?: string | undefined
  readonly addressLine2?: string | undefined
}): boolean => [address.addressLine1, address.addressLine2].some((line) => line !== undefined && shape.test(line))

const shape = /\bP\.?\s*O\.?\s*BOX\b/i
