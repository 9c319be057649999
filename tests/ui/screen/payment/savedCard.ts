import { readProfile } from '../../../../contracts/api/account/consumerApi.ts'
import { readSavedInstruments } from '../../../../contracts/api/account/consumerPaymentApi.ts'
import type { PaymentInstrument } from '../../../../contracts/api/entities/paymentInstrument.ts'
import { readServerTime } from '../../../../contracts/api/utilityApi.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { says } from '../openScreen.tsx'
import type { FixedAnswer } from '../openScreen.tsx'
import { sampleProfile } from '../sampleProfile.ts'

/** The account knows a card and where to deliver. */
export const savedCard: readonly FixedAnswer[] = [
  says(readServerTime, { timestamp: Date.now() }),
  says(readProfile, {
    consumerProfile: {
      ...sampleProfile,
      consumerDetails: {
        ...sampleProfile.consumerDetails,
        address: [{ ...sampleAddress, addressId: 'a-1', approachType: 'S', main: true }],
      },
    },
  }),
  says(readSavedInstruments, ({ query }) => ({
    payment_instruments: query.payment_method_id?.startsWith('REWARD') ? [] : [visa],
  })),
]

const visa: PaymentInstrument = {
  paymentInstrumentId: 'c-1',
  payment_method_id: 'CREDIT_CARD',
  card: { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2039, holder: 'Wren' },
}
