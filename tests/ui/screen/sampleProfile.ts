import type { ConsumerProfile } from '../../../contracts/api/entities/consumer.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'

/** What the account of the simulated shop keeps of its owner, as the server would say it. */
export const sampleProfile: ConsumerProfile = {
  consumerDetails: {
    email: 'wren@example.com',
    firstName: 'Wren',
    lastName: 'Holloway',
    phone: '3035550142',
    phoneCode: '1',
    postalCode: '80302',
    birthDate: '1990-02-03',
    address: [
      { ...sampleAddress, addressId: 'a-1', approachType: 'S' },
      { ...sampleAddress, addressId: 'a-2', approachType: 'B' },
    ],
    identity: [],
  },
  isLoyaltyMember: false,
  preferences: {},
  subscriptions: [],
}
