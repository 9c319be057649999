import { until } from './Engine.ts'
import type { EngineTab } from './Engine.ts'
import {
  button,
  cartLine,
  emptyCart,
  harrow,
  has,
  hasNot,
  inDialog,
  isAt,
  isConfirmed,
  link,
  pages,
  sizes,
} from './walking.ts'
import type { WalkStep } from './walking.ts'

/** Finding, favorites and reading: at both widths and in another language. */
export const browseSteps: readonly WalkStep[] = [
  {
    title: 'favourites',
    walk: async (tab, _engine, { url }) => {
      await tab.open(url + harrow)
      await tab.press(button('Add to favorites'))
      await has(tab, 'header [aria-label="Favorites, 1 item"]')
      await tab.open(`${url}/en-us/favorites`)
      await tab.reload()
      await tab.press(button('Remove Harrow Mid'))
      await hasNot(tab, '[aria-label="Remove Harrow Mid"]')
    },
  },
  {
    title: 'search',
    walk: async (tab, _engine, { url }) => {
      await tab.open(`${url}/en-us`)
      await tab.type({ css: 'header [role=combobox]' }, 'harrow')
      await until('a suggestion', () =>
        tab.run<boolean>(
          `return [...document.querySelectorAll('[role=option]')].some(({ innerText }) => innerText.includes('Harrow Mid'))`,
        ),
      )
      await tab.enter({ css: 'header [role=combobox]' })
      await isAt(tab, '/en-us/search')
      await tab.reload()
      await has(tab, 'main a[href*="HARROWMID1"]')
    },
  },
  {
    title: '390 px and 1440 px',
    walk: async (tab, engine, { url }) => {
      for (const [width, height] of sizes) {
        await engine.resize(width, height)
        for (const path of Object.values(pages)) {
          await tab.open(url + path)
          await has(tab, 'main h1, main form')
          await fits(tab, width)
        }
      }
    },
  },
  {
    title: 'fr-fr',
    walk: async (tab, _engine, { url }) => {
      // The cart's goods are priced in dollars, and a cart has one currency.
      await tab.open(`${url}/en-us/cart`)
      // Waits until everything above the goods is shown: a press misses an element that is still moving.
      await isConfirmed(tab)
      await emptyCart(tab)
      await tab.open(url + harrow.replace('en-us', 'fr-fr'))
      // A browser from another country is asked once.
      await tab.press(inDialog(button('Rester : France')))
      await tab.press(button('Tout refuser'))
      await tab.reload()
      await tab.press(button('Ajouter au panier'))
      await tab.press(inDialog(link(/^Voir le panier/)))
      await has(tab, cartLine)
      await isConfirmed(tab)
      await until('a price in euros', () =>
        tab.run<boolean>(
          `return document.documentElement.lang === 'fr-FR' || /\\d,\\d\\d\\s€/.test(document.querySelector('main').innerText)`,
        ),
      )
    },
  },
]

/** Nothing extends beyond the right edge. */
const fits = (tab: EngineTab, width: number): Promise<unknown> =>
  until(`a page of ${width} px`, async () => {
    const [inner, scrolled] = await tab.run<readonly [number, number]>(
      'return [innerWidth, document.documentElement.scrollWidth]',
    )
    if (inner === width && scrolled <= width) return true
    throw new Error(`it is ${inner} px wide and its contents ${scrolled} px`)
  })
