import { findBody, until, wanted } from './Engine.ts'
import type { EngineTab } from './Engine.ts'
import { cartLine, counts, harrow, has, isAt, isConfirmed, shows } from './walking.ts'
import type { WalkStep } from './walking.ts'

/** A purchase without a pointer: from the product to the order's number. */
export const keyboardSteps: readonly WalkStep[] = [
  {
    title: 'an order by keyboard alone',
    walk: async (tab, _engine, { url }) => {
      await tab.open(url + harrow)
      await has(tab, 'main h1')
      await tabTo(tab, 'Add to cart')
      await tab.key('Enter')
      await tabTo(tab, /^View cart/)
      await tab.key('Enter')
      await has(tab, cartLine)
      await isConfirmed(tab)
      await tabTo(tab, 'Quantity of Harrow Mid')
      await tab.key('ArrowUp')
      await counts(tab, 2)
      await tabTo(tab, 'Remove Harrow Mid')
      await tab.key('Enter')
      await until('the focus on the way back', () =>
        tab.run<boolean>(`return /^Undo/.test(document.activeElement?.getAttribute('aria-label') ?? '')`),
      )
      await tab.key('Enter')
      await counts(tab, 2)
      await isConfirmed(tab)
      await tabTo(tab, 'Checkout')
      await tab.key('Enter')
      await isAt(tab, '/en-us/checkout')
      for (const [name, text] of Object.entries(entries)) await typeInto(tab, name, text)
      await tabTo(tab, 'Continue to payment')
      await tab.key('Enter')
      for (const [name, text] of Object.entries(card)) await typeInto(tab, name, text)
      await tabTo(tab, 'Continue to review')
      await tab.key('Enter')
      await tabTo(tab, /^Place order/)
      await isConfirmed(tab)
      await tab.key('Enter')
      await shows(tab, 'Thank you for your order')
    },
  },
]

/** In the order of the page. A state is chosen by typing its first letters. */
const entries: Readonly<Record<string, string>> = {
  Email: 'wren.holloway@example.com',
  'First name': 'Wren',
  'Last name': 'Holloway',
  'Address line 1': '1420 Spruce Street',
  City: 'Boulder',
  State: 'Colorado',
  'ZIP code': '80302',
  Phone: '3035550142',
}

const card: Readonly<Record<string, string>> = {
  'Card number': '4242 4242 4242 4242',
  'Expiration (MM/YY)': '12/39',
  'Security code': '123',
}

const typeInto = async (tab: EngineTab, name: string, text: string): Promise<void> => {
  await tabTo(tab, name)
  await tab.keys(text)
}

/**
 * Presses Tab, or Shift+Tab for an element before the focus, until the element of this name has the focus. It never
 * goes round the page: once the toolbar of a headless Firefox has had the focus, keys no longer activate buttons.
 */
const tabTo = (tab: EngineTab, name: string | RegExp): Promise<unknown> =>
  until(`the focus on ${String(name)}`, async () => {
    const passed: string[] = []
    while (passed.length < 150) {
      const way = await tab.run<Way | null>(wayBody, ...wanted({ css: focusable, name }))
      if (way === null) return null
      if (way.key === null) return true
      passed.push(way.from)
      await tab.key(way.key)
    }
    throw new Error(`the keys passed ${passed.slice(-40).join(' | ')}`)
  })

type Way = { readonly key: 'Tab' | 'Shift+Tab' | null; readonly from: string }

const focusable = 'a[href], button, input, select, [tabindex]'

const wayBody = `
  const wanted = (function () { ${findBody} })(...arguments)
  const focus = document.activeElement
  const key = wanted === focus ? null : wanted?.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
  return wanted && { key, from: focus.getAttribute('aria-label') ?? focus.textContent.slice(0, 40) }
`
