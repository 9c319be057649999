import { retrieveUserData } from '../../../../contracts/api/account/consumerApi.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { cardWith, sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { goodForm, signUpFacts } from '../../../domain/account/signUpForms.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import type { Person } from '../support/openPerson.ts'
import { formNotice, pageNotice, serverAnswer, signUpNotice } from '../support/seen.ts'

const entryOf = (locale: Locale = 'en-us') =>
  signUpToSend({ ...goodForm(locale), email: `${newId()}@example.com`, phone: '' }, signUpFacts({ locale }), {})

/** Signs up past the form with an entry that the form would not have accepted. */
const newcomer =
  (changed: object) =>
  async ({ open }: CodeStage) => {
    const entry = { ...entryOf(), ...changed }
    return signUpNotice(await open().request('signUp', { entry }))
  }

const signedIn = async ({ openTwice }: CodeStage) => (await openTwice()).first

const keepAddress = (person: Person, approachType: 'S' | 'B' = 'S') =>
  person.request('addAddress', { address: { ...sampleAddress, approachType } })
const bookOf = async (person: Person) => {
  const profile = await person.look('profile', {})
  return profile._tag === 'Answered' ? profile.answer.consumerDetails.address : []
}
const keepCard = async (person: Person, addressId: string | null = null) => {
  await person.tab.host().keepCard('kept', cardWith())
  return person.request('addCard', { secretRef: 'kept', addressId, main: false })
}

export const accountWalks = {
  CCA400: async (stage) => {
    const person = await signedIn(stage)
    await keepAddress(person)
    return formNotice('addresses', await keepAddress(person))
  },
  CCA401: async ({ openTwice }) => {
    const { first, second } = await openTwice(keepAddress)
    const [kept] = await bookOf(second)
    for (const person of [first, second]) {
      const outcome = await person.request('removeAddress', { addressId: kept?.addressId ?? '' })
      if (person === second) return formNotice('addresses', outcome)
    }
    throw new Error('Both have removed it.')
  },
  CHK320: async (stage) => {
    const person = await signedIn(stage)
    return formNotice(
      'addresses',
      await person.request('addAddress', { address: { ...sampleAddress, postalCode: 'SW1A' } }),
    )
  },
  PRO414: async (stage) => {
    const person = await signedIn(stage)
    await keepAddress(person, 'B')
    const [{ addressId = '' } = {}] = await bookOf(person)
    await keepCard(person, addressId)
    return formNotice('addresses', await person.request('removeAddress', { addressId }))
  },
  PYT300: async (stage) => {
    const person = await signedIn(stage)
    await keepCard(person)
    return formNotice('cards', await keepCard(person))
  },
  PRO412: async (stage) => {
    const person = await signedIn(stage)
    return formNotice(
      'profile',
      await person.request('changeProfile', { profile: { consumerDetails: { email: 'another@example.com' } } }),
    )
  },
  PRO418: async ({ open }) => {
    const person = open()
    await person.signIn('loyalty@example.com')
    return formNotice(
      'profile',
      await person.request('changeProfile', { profile: { consumerDetails: { firstName: 'Corin' } } }),
      (field) => field === 'firstName',
    )
  },
  PRO415: async (stage) => {
    const person = await signedIn(stage)
    const guess = () => person.request('changePassword', { currentPassword: 'a guess', newPassword: 'Ridge-2027' })
    for (let left = 5; left > 0; left--) await guess()
    return formNotice('change password', await guess(), (field) => field === 'currentPassword')
  },
  PRO404: async ({ openTwice, storage }) => {
    const { first, email } = await openTwice()
    await storage.db.deleteFrom('consumer').where('email', '=', email).execute()
    return pageNotice('profile', await first.look('profile', {}))
  },
  PRO410: newcomer({ birthDate: '2020-02-03' }),
  PRO411: async ({ open }) => {
    const { birthDate: _left, ...entry } = entryOf('fr-fr')
    return signUpNotice(await open({ locale: 'fr-fr' }).request('signUp', { entry }))
  },
  FE872: newcomer({ password: 'short' }),
  CCN404: async (stage) => {
    const { id } = await stage.storage.db
      .selectFrom('consumer')
      .select('id')
      .where('email', '=', 'consumer@example.com')
      .executeTakeFirstOrThrow()
    return serverAnswer(
      await stage.call('POST', retrieveUserData.path, {
        body: { consumerId: id, email: 'loyalty@example.com' },
        token: await stage.guest(),
      }),
    )
  },
  '4044': async ({ open }) => {
    const person = open()
    await person.signIn('memberless@example.com')
    return pageNotice('loyalty', await person.look('vouchers', {}))
  },
  REW135: async ({ open }) => {
    const person = open()
    await person.signIn('unconfirmed@example.com')
    return pageNotice('loyalty', await person.look('vouchers', {}))
  },
  ORD409: async ({ open }) => {
    const person = open()
    await person.signIn('consumer@example.com')
    return formNotice('order details', await person.request('invoice', { orderId: 'CN-0000-0000' }))
  },
  OHS4004: async ({ open }) => {
    const person = open()
    await person.signIn('consumer@example.com')
    return pageNotice('order details', await person.look('orderDetails', { orderId: 'CN-0000-0000' }))
  },
  ORD400: async ({ open, usual }) => {
    const person = open()
    await person.reachSummary(usual)
    await person.placeOrder()
    const orderNumber = person.views.order.confirmed?.orderNumber ?? ''
    return pageNotice(
      'order tracking',
      await person.look('trackedOrder', { orderNumber, email: 'somebody@example.com' }),
    )
  },
} satisfies Walks
