import type { Locator, Page } from 'playwright'

/** Between two presses of a fast user (ms). */
const handMs = 250

export const harrow = '/p/harrow-mid-boot-HARROWMID1?colour=SAPI&size=090'

type Interaction = {
  readonly arrive: (page: Page, url: string) => Promise<unknown>
  readonly press: (page: Page) => Promise<unknown>
}

/** The presses whose Interaction to Next Paint is measured, and how one gets to them. */
export const frequentPresses: readonly (readonly [string, Interaction])[] = [
  [
    'home, searching',
    {
      arrive: (page, url) => page.goto(url),
      press: async (page) => {
        await pressed(page, page.getByRole('button', { name: 'Search' }))
        await page.getByRole('combobox', { name: 'Search' }).pressSequentially('harrow mid')
        await page.getByRole('option').first().waitFor()
      },
    },
  ],
  [
    'landing, opening a question',
    {
      arrive: (page, url) => page.goto(`${url}/first-boots`),
      press: async (page) => {
        for (const question of ['Which size?', 'How long do they last?', 'Which size?'])
          await pressed(page, page.locator('summary', { hasText: question }))
      },
    },
  ],
  [
    'article, menu',
    {
      arrive: (page, url) => page.goto(`${url}/lake-isabelle`),
      press: async (page) => {
        await pressed(page, page.getByRole('button', { name: 'Menu' }))
        await page.getByRole('dialog').getByText('Footwear', { exact: true }).first().waitFor()
      },
    },
  ],
  [
    'listing, filtering',
    {
      arrive: (page, url) => page.goto(`${url}/c/footwear-1000`),
      press: async (page) => {
        await pressed(page, page.getByRole('button', { name: 'Filter' }))
        const colours = page.getByRole('dialog').getByRole('group', { name: 'Color' }).locator('label')
        for (const place of [0, 1, 2]) await pressed(page, colours.nth(place))
      },
    },
  ],
  [
    'product, choosing sizes',
    {
      arrive: (page, url) => page.goto(`${url}${harrow}`),
      press: async (page) => {
        for (const size of ['8', '10', '9'])
          await pressed(page, page.locator('.size', { hasText: new RegExp(`^US ${size}$`) }))
      },
    },
  ],
  [
    'product, add to cart',
    {
      arrive: (page, url) => page.goto(`${url}${harrow}`),
      press: async (page) => {
        await pressed(page, page.getByRole('button', { name: 'Add to cart' }))
        await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
      },
    },
  ],
  [
    'cart, quantity',
    {
      arrive: (page, url) => page.goto(`${url}/cart`),
      press: async (page) => {
        for (let press = 0; press < 5; press += 1)
          await pressed(page, page.getByRole('button', { name: press < 3 ? 'One more' : 'One less' }))
      },
    },
  ],
  [
    'checkout, typing',
    {
      arrive: (page, url) => page.goto(`${url}/checkout`),
      press: async (page) => {
        for (const [name, text] of [
          ['Email', 'wren@example.com'],
          ['First name', 'Wren'],
          ['City', 'Boulder'],
        ] as const)
          await page.getByLabel(name, { exact: true }).pressSequentially(text)
      },
    },
  ],
]

/** The pointer is over the control before it presses, so the cost of scrolling there does not count. */
const pressed = async (page: Page, target: Locator): Promise<void> => {
  await target.hover()
  await page.waitForTimeout(handMs)
  await target.click()
  await page.waitForTimeout(handMs)
}
