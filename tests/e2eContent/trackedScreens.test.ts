import { describe, expect, test } from 'vitest'
import { recommendationCounts } from '../../core/domain/configuration/constants.ts'
import { useTrackedShop } from '../e2e/support/trackedShop.ts'
import { eventually } from '../e2e/support/walk.ts'

const { address, arrive, collected } = useTrackedShop()

describe('what only the screen knows', () => {
  const hut = { promotion_id: 'huts-2026', name: 'Hut to hut', creative: 'Portage 48' }

  test('CMS-29 TRK-04 a banner with promotion tracking is told once when it is seen and when it is pressed', async () => {
    const page = await arrive('/en-us/hut-to-hut')
    await eventually(() => collected('Promotion Viewed'), [hut])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.locator('[data-promotion]').getByRole('link', { name: 'See the packs' }).click()
    await page.waitForURL(/packs-5010/)
    await eventually(() => collected('Promotion Clicked'), [hut])
    expect(await collected('Promotion Viewed')).toEqual([hut])
  })

  test('CAT-44 CAT-45 CAT-46 recommendations are told as they come into view, each once and 24 at most, and so is a press', async () => {
    const page = await arrive('/en-us/hut-to-hut')
    const cards = page.locator('[data-recommended]')
    await cards.first().scrollIntoViewIfNeeded()
    const ids = async () =>
      (await collected('Recommendations Viewed')).flatMap((one) => (one as { product_ids: string[] }).product_ids)
    const first = await cards.first().getAttribute('data-recommended')
    await expect.poll(ids).toContain(first)
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(ids).toContain(await cards.last().getAttribute('data-recommended'))
    await cards.first().scrollIntoViewIfNeeded()
    await cards.first().getByRole('link').first().click()
    await eventually(() => collected('Recommendation Clicked'), [{ product_id: first }])
    const all = await ids()
    expect([new Set(all).size === all.length, all.length <= recommendationCounts.reported]).toEqual([true, true])
  })

  test('NAV-09 the panel of a department that opens, a link in it that is pressed, and that it closes are told', async () => {
    const page = await arrive('/en-us/materials')
    const bar = page.getByRole('navigation', { name: 'Departments' })
    await bar.getByRole('link', { name: 'Footwear', exact: true }).hover()
    await page.locator('.department-menu').getByRole('link', { name: 'Hiking boots' }).first().click()
    await eventually(() => collected('Menu Clicked'), [{ path: '/en-us/c/hiking-boots-1010' }])
    await expect.poll(() => collected('Menu Closed')).toHaveLength(1)
    expect(await collected('Menu Opened')).toEqual(await collected('Menu Closed'))
  })

  test('NAV-09 on a small screen, sections that expand and collapse are told', async () => {
    const page = await arrive('/en-us/materials', { width: 390 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const section = page.getByRole('dialog').getByRole('button', { name: 'Footwear' })
    await section.click()
    await expect.poll(() => collected('Menu Section Expanded')).toHaveLength(1)
    expect(await collected('Menu Section Collapsed')).toEqual([])
    await section.click()
    await expect.poll(() => collected('Menu Section Collapsed')).toHaveLength(1)
    expect(await collected('Menu Section Expanded')).toEqual(await collected('Menu Section Collapsed'))
  })

  test('TRK-04 a search is told once with the number of products found, unless it is for an email address', async () => {
    const page = await arrive('/en-us/search?q=wren@example.com')
    await page.goto(address('/en-us/search?q=boot'))
    await expect.poll(() => collected('Products Searched')).toHaveLength(1)
    const figures = (await page.locator('.listing-toolbar').innerText()).match(/\d+/g) ?? []
    expect(await collected('Products Searched')).toEqual([{ query: 'boot', results: Math.max(...figures.map(Number)) }])
  })

  test('PROMO-12 a pop-up that appears and expands is told once each, and so is a press on its link', async () => {
    const page = await arrive('/en-us/materials', { seesPopUps: true })
    await expect.poll(() => collected('Pop-up Expanded')).toHaveLength(1)
    expect(await collected('Pop-up Viewed')).toEqual(await collected('Pop-up Expanded'))
    await page.locator('.pop-up-main a').first().click()
    await expect.poll(() => collected('Pop-up Clicked')).toHaveLength(1)
  })
})
