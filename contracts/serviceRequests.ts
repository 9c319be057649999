/** What a person writes to customer service, and a statement of withdrawal. */
export type ServiceRequests = {
  /** ORD-12: the number of the case. */
  readonly contact: {
    readonly input: {
      readonly category: string
      readonly subject: string
      readonly email: string
      readonly message: string
    }
    readonly output: string
  }
  /** ORD-11: the number of the case. */
  readonly warranty: {
    readonly input: {
      readonly orderNumber: string
      readonly productId: string
      readonly description: string
      readonly email: string
    }
    readonly output: string
  }
  /** LAW-15: the number of the receipt, and when it was received, epoch ms. */
  readonly withdraw: {
    readonly input: WithdrawalStatement
    readonly output: { readonly number: string; readonly receivedAt: number }
  }
}

/** LAW-15: `items` = only these lines of the order, `goods` = the same in words; neither = all of it. */
export type WithdrawalStatement = Readonly<Record<'name' | 'orderNumber' | 'email', string>> & {
  readonly goods?: string
  readonly items?: readonly { readonly itemId: string; readonly qty: number }[]
}
