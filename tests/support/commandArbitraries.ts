import fc from 'fast-check'
import { consentCategories } from '../../core/domain/consent/consent.ts'
import type { Command } from '../../contracts/commands.ts'
import { sampleAddress, sampleCard, sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from './sampleProducts.ts'
import { sentCommand } from './sentCommand.ts'
import type { BareCommand } from './sentCommand.ts'

const sku = fc.constantFrom('A-1', 'A-2', 'B-1', 'GIFT-1')
const product = sku.map((name) =>
  sampleProduct(name, name === 'GIFT-1' ? { isDigital: true, maxQuantity: 5 } : { stock: name === 'B-1' ? 0 : 40 }),
)
const lineKey = fc.oneof(
  sku.map((name) => `${name}|||home`),
  fc.string({ maxLength: 12 }),
)
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, -1, 1e9, 1.5, Number.MAX_SAFE_INTEGER))
const id = fc.integer({ min: 1, max: 60 }).map((n) => `c${n}`)
const step = fc.constantFrom('shipping' as const, 'billing' as const, 'summary' as const)
const address = fc.oneof(
  fc.constant(sampleAddress),
  fc.constant({ ...sampleAddress, city: 'Lyons' }),
  fc.record({ city: fc.string() }, { requiredKeys: [] }),
)

/** Any command a page could send, sensible or not; `numbered` fills in ids and times. */
export const anyBareCommand = fc.oneof(
  { weight: 4, arbitrary: fc.record({ _tag: fc.constant('AddItem' as const), product, quantity }) },
  { weight: 3, arbitrary: fc.record({ _tag: fc.constant('SetQuantity' as const), lineKey, quantity }) },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant('RemoveLine' as const), lineKey }) },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant('UndoRemove' as const), removal: id }) },
  {
    weight: 2,
    arbitrary: fc.record(
      { _tag: fc.constant('SwitchVariant' as const), lineKey, to: product, inPlace: fc.constant(true as const) },
      { requiredKeys: ['_tag', 'lineKey', 'to'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      _tag: fc.constant('ApplyCoupon' as const),
      code: fc.oneof(fc.constantFrom('welcome10', 'EXPIRED20', ''), fc.string()),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ _tag: fc.constant('RemoveCoupon' as const), code: fc.constantFrom('WELCOME10', 'NONE') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('EstimateShipping' as const),
      postalCode: fc.constantFrom('80302', ''),
      country: fc.constantFrom('US', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('DismissRefusal' as const), refusalId: id }) },
  { weight: 1, arbitrary: fc.constant({ _tag: 'RefreshCart' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('MoveCart' as const),
      to: fc.constantFrom('en-us', 'en-ca', 'de-de', 'fr-fr', 'none'),
      from: fc.constantFrom('en-us', 'fr-fr'),
      products: fc.array(product, { maxLength: 2 }),
      notSold: fc.array(fc.constantFrom('A-1', 'B-1'), { maxLength: 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('EnterAddress' as const),
      form: fc.constantFrom('shipping' as const, 'billing' as const),
      fields: address,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('ChooseShippingMethod' as const),
      code: fc.constantFrom('standard', 'home', 'pudo'),
      shippingId: fc.constant('me'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant('SubmitShipping' as const), address }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('SetBillingSameAsShipping' as const), same: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      _tag: fc.constant('SubmitBilling' as const),
      address,
      card: fc.constant(sampleCard),
      secretRef: id,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('SubmitBilling' as const),
      address,
      agreed: fc.record({ method: fc.constantFrom('KLARNA' as const, 'PAYPAL' as const), sessionId: id }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        _tag: fc.constant('CheckOutExpress' as const),
        shipping: address,
        billing: address,
        card: fc.constant(sampleCard),
        savedCardId: id,
      },
      { requiredKeys: ['_tag', 'billing', 'card', 'savedCardId'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('GoToStep' as const), step }) },
  { weight: 1, arbitrary: fc.constant({ _tag: 'ForgetCard' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      _tag: fc.constant('PlaceOrder' as const),
      shownTotal: fc.nat(100_000),
      online: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constant('AnswerChallenge' as const), secretRef: id }) },
  { weight: 1, arbitrary: fc.constant({ _tag: 'AbandonChallenge' as const }) },
  { weight: 1, arbitrary: fc.constant({ _tag: 'DismissOrderProblem' as const }) },
  { weight: 1, arbitrary: fc.constant({ _tag: 'CloseConfirmation' as const }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { _tag: 'StartAssociateSession' as const, session: sampleSeller },
      { _tag: 'NoteAssociateActive' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant('GiveConsent' as const),
      categories: fc.subarray([...consentCategories]),
      policyVersion: fc.constantFrom(0, 1),
      hasPrivacyControl: fc.boolean(),
    }),
  },
)

export const numbered = (bare: BareCommand, n: number): Command => sentCommand(bare, `c${n}`, 1_790_000_000_000 + n)
