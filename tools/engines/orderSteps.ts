import { findBody, until, wanted } from './Engine.ts'
import type { EngineTab, Target } from './Engine.ts'
import { accountLink, add, button, cartLine, field, harrow, has, isConfirmed, shows } from './walking.ts'
import type { WalkStep } from './walking.ts'

/** Ordering and the account. */
export const orderSteps: readonly WalkStep[] = [
  {
    title: 'checkout with a gift card and a card whose bank asks (3-D Secure)',
    walk: async (tab, _engine, { url }) => {
      await add(tab, url + harrow)
      await tab.open(`${url}/en-us/checkout`)
      const entries = {
        Email: 'wren.holloway@example.com',
        'First name': 'Wren',
        'Last name': 'Holloway',
        'Address line 1': '1420 Spruce Street',
        City: 'Boulder',
        'ZIP code': '80302',
      }
      for (const [name, text] of Object.entries(entries)) await tab.type(field(name), text)
      await tab.choose({ css: 'select', name: 'State' }, 'Colorado')
      await tab.type({ css: 'input[type=tel]' }, '3035550142')
      // A field is saved when it loses focus.
      await tab.press(field('City'))
      await tab.reload()
      await until('what was typed', () =>
        tab.run<boolean>(
          `return [...document.querySelectorAll('input')].some(({ value }) => value === '1420 Spruce Street')`,
        ),
      )
      await tab.press(button('Continue to payment'))
      await tab.press(button('Use a gift card'))
      await tab.type(field('Gift card number'), '6006000000000019')
      await tab.type(field('PIN'), '2468')
      await tab.press(button('Add gift card'))
      await shows(tab, 'Pays $50.00')
      await tab.reload()
      await shows(tab, 'Pays $50.00')
      await toReview(tab)
      await tab.reload()
      await placesOrder(tab)
      await bankAsks(tab)
      await tab.reload()
      await bankAsks(tab)
      await tab.within('[role=alertdialog] iframe', async (bank) => {
        await bank.type(field(/^Code from your bank/), '123456')
        await bank.press(button('Authorise'))
      })
      await shows(tab, 'Thank you for your order')
      await tab.reload()
      await shows(tab, 'CN-')
    },
  },
  {
    title: 'signing in and out',
    walk: async (tab, _engine, { url }) => {
      await tab.open(`${url}/en-us/account`)
      await tab.type({ css: 'main input[type=email], main input[name=email]' }, 'consumer@example.com')
      await tab.type({ css: 'main input[type=password]' }, 'Trail-2026')
      await tab.press({ css: 'main button', name: 'Sign in' })
      await has(tab, accountLink)
      await tab.reload()
      await has(tab, accountLink)
      await tab.press(button('Sign out'))
      await shows(tab, 'You’re signed out.')
      await tab.reload()
      await until('the way in', () =>
        tab.run<boolean>(
          `return [...document.querySelectorAll('header button')].some((found) => (found.getAttribute('aria-label') ?? found.innerText) === 'Sign in')`,
        ),
      )
    },
  },
]

/** The developer’s page. */
export const developerSteps: readonly WalkStep[] = [
  {
    title: '/debug',
    walk: async (tab, _engine, { url }) => {
      await add(tab, url + harrow)
      await tab.open(`${url}/en-us/debug`)
      for (const walk of [async () => undefined, () => tab.reload()]) {
        await walk()
        await until('the commits', () =>
          tab.run<boolean>(`return document.querySelectorAll('[role=tree] [role=treeitem]').length > 3`),
        )
        await tab.within('iframe', async (shown) => void (await has(shown, cartLine)))
      }
    },
  },
]

const isThere = (tab: EngineTab, target: Target): Promise<boolean> =>
  tab.run<boolean>(`return (function () { ${findBody} })(...arguments) !== null`, ...wanted(target))

const cardNumber = field('Card number')
const placeOrder = button(/^Place order/)

/**
 * After a reload at the review. A card that had not been sent is stored nowhere, so the shop asks for it again as soon
 * as it knows that no other tab has its number.
 */
const placesOrder = async (tab: EngineTab): Promise<void> => {
  await isConfirmed(tab)
  await until('the bank’s page', async () => {
    if (await isThere(tab, { css: '[role=alertdialog] iframe' })) return true
    if (await isThere(tab, cardNumber)) await toReview(tab)
    else await pressIfThere(tab, placeOrder)
    return false
  })
}

/** Does not wait for the button, as `press` would: it may be about to give way to the card's form. */
const pressIfThere = (tab: EngineTab, target: Target): Promise<void> =>
  tab.run(`(function () { ${findBody} })(...arguments)?.click()`, ...wanted(target))

const toReview = async (tab: EngineTab): Promise<void> => {
  await tab.type(cardNumber, '4000 0000 0000 3220')
  await tab.type(field('Expiration (MM/YY)'), '12/39')
  await tab.type(field('Security code'), '123')
  await tab.press(button('Continue to review'))
  await until('the review', () => isThere(tab, placeOrder))
}

const bankAsks = (tab: EngineTab): Promise<void> =>
  tab.within(
    '[role=alertdialog] iframe',
    async (bank) =>
      void (await until('the bank’s question', () =>
        bank.run<boolean>(`return document.querySelector('input') !== null`),
      )),
  )
