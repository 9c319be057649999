import type { CommandOf } from '../../../contracts/commands.ts'
import { deliveryOf } from '../../domain/cart/delivery.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { defaultAddressRules } from '../../domain/address/addressRules.ts'
import { validateAddress } from '../../domain/address/validateAddress.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { collectorRequest, shippingAddressRequest } from './addressRequests.ts'

/** CHK-11: goods that go to a store ask no address; SHIP-21: but who collects them. CHK-12: VAL-30…35 hold here always; the per-locale rules (VAL-36) are the form's and the server's. */
export const submitShipping = ({ cart }: ShopperState, command: CommandOf<'SubmitShipping'>): Decision => {
  const { address } = command
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  const delivery = deliveryOf(cart)
  const failures = delivery === 'toAddress' ? validateAddress(address, defaultAddressRules, []) : []
  if (failures.length > 0) return { _tag: 'FieldsInvalid', failures }
  const request = { changeId: command.commandId, at: command.at }
  return [{ _tag: 'v1.ShippingSubmitted', address }, ...requests[delivery](cart, address, request)]
}

const requests = { toAddress: shippingAddressRequest, toStore: collectorRequest, digital: () => [] } as const
