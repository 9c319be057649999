import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOperatorSession } from '../../contracts/api/operator/operatorSessionApi.ts'
import { reportUpload } from '../../contracts/reportUpload.ts'
import { withDescription } from '../../core/domain/log/problemDescription.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { convertedVisitors } from '../server/experiment/convertedVisitors.ts'
import { place, readyBasket } from '../server/order/checkoutGuest.ts'
import { sampleLog } from '../support/sampleLog.ts'

const shop = useConsole()

/** Visitors who saw a variant of an experiment, without their orders. */
const seen = async (experienceId: string, counts: Readonly<Record<string, number>>): Promise<void> => {
  for (const [variantId, count] of Object.entries(counts)) {
    const rows = Array.from({ length: count }, (_, nth) => ({
      visitor: `${experienceId}-${variantId}-${nth}`,
      experience_id: experienceId,
      variant_id: variantId,
      at: Date.now() - (nth % 3) * 86_400_000,
    }))
    await shop.books().insertInto('experiment_exposure').values(rows).execute()
  }
}

test('OPR-09 OPR-35 OPR-36 OPR-58 the results of experiments are read with the keyboard alone, and one that is off says so', async () => {
  const page = shop.page()
  await seen('home-hero', { control: 240, repair: 260 })
  await seen('care-heading', { control: 220, question: 80 })
  await shop.signInAs(['content'], 'Pages and content')
  await page.getByRole('link', { name: 'Experiments' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /care-heading/ })
    .getByText('Sample ratio is off: do not trust')
    .waitFor()
  await page
    .getByRole('row', { name: /menu-banner/ })
    .getByText('Too early to tell')
    .waitFor()
  expect(await faultsOn(page, 'experiments')).toEqual([])

  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.getByRole('row', { name: /home-hero/ }).focus()
  const walked: string[] = []
  for (const key of ['j', 'j', 'k']) {
    await page.keyboard.press(key)
    walked.push((await focused()).replace(/Running.*/, ''))
  }
  expect(walked).toEqual(['care-heading', 'menu-banner', 'care-heading'])

  const open = async (key: string): Promise<void> => {
    await page.getByRole('row', { name: new RegExp(key) }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: key }).waitFor()
  }
  await open('home-hero')
  expect(page.url()).toBe(`${shop.publicUrl()}/operator/results/home-hero`)
  await page.getByRole('heading', { name: 'We cannot tell repair from control.' }).waitFor()
  const gain = page.getByRole('region', { name: 'The gain of repair so far, day by day' })
  expect(await gain.getByRole('row').count()).toBe(4)
  expect(await gain.getByRole('row').last().textContent()).toContain('0.00−1.581.46')
  expect(await gain.locator('.gain-line').boundingBox()).toMatchObject({ width: expect.any(Number) })
  await page
    .getByRole('row', { name: /repair/ })
    .getByText('−1.58 to 1.46')
    .waitFor()
  expect(await faultsOn(page, 'experiment')).toEqual([])
  await page.keyboard.press('Escape')
  await open('care-heading')
  await page.getByText('The sample ratio is off. Do not trust these figures.').waitFor()
  expect(await faultsOn(page, 'spoilt experiment')).toEqual([])
})

test('OPR-59 OPR-60 the average order and what was cancelled stand beside the first variant’s, and are exported by a key', async () => {
  const page = shop.page()
  const guest = await shop.guest()
  const { body } = await place(guest, await readyBasket(guest, 'HARROWCAN1-SLOC-070'))
  const menuBanner = { experienceId: 'menu-banner', at: Date.now() - 3_600_000 }
  const totals = (least: number) => Array.from({ length: 30 }, (_, nth) => least + (nth % 2) * 200)
  const ordered = async (variantId: string, least: number, cancelled: number): Promise<void> =>
    convertedVisitors(shop.books(), body.orderNumber, { ...menuBanner, variantId, totals: totals(least), cancelled })
  await ordered('control', 10_000, 2)
  await ordered('workshop', 8_000, 3)
  await shop.signInAs(['content'], 'Pages and content')
  await page.goto(`${shop.publicUrl()}/operator/results/menu-banner`)
  const guards = page.getByRole('table', { name: 'What must not get worse' })
  const cellsOf = async (name: RegExp) => guards.getByRole('row', { name }).getByRole('cell').allTextContents()
  await guards.waitFor()
  expect(await cellsOf(/Average order in USD/)).toEqual([
    '$101.0030 orders',
    '$81.0030 ordersLower−$20.53 to −$19.47 more',
  ])
  expect(await cellsOf(/Cancelled or sent back/)).toEqual([
    '6.7%30 orders',
    expect.stringMatching(/^10.0%30 ordersNo difference−[\d.]+ to [\d.]+ points more$/),
  ])
  expect(await faultsOn(page, 'guards')).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).focus()
  await page.keyboard.press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('experiment-menu-banner.csv')
  const text = readFileSync((await saved.path()) ?? '', 'utf8')
  expect(text).toMatch(/^\uFEFFexperiment,day,variant,visitors,ordered,/)
  expect(text).toContain('menu-banner,total,workshop,30,30,1,')
  await page.getByText('Saved: experiment-menu-banner.csv.').waitFor()
  expect(await faultsOn(page, 'exported')).toEqual([])
})

/** A letter that no mail server wanted. */
const failedLetter = async (id: string, subject: string): Promise<void> => {
  const row = { id, subject, recipient: 'ines@example.com', body: 'Hello', sent_at: Date.now() - 3_600_000 }
  const fate = { state: 'failed', attempts: 15, due_at: null, fault: '550 5.1.1 No such user here' } as const
  await shop
    .books()
    .insertInto('mail')
    .values({ ...row, ...fate })
    .execute()
}

test('OPR-37 OPR-38 OPR-39 OPR-40 what does not work is seen, and a letter sent again, with the keyboard alone', async () => {
  const page = shop.page()
  await failedLetter('order/1', 'Your order CN-1111-1111')
  await failedLetter('order/2', 'Your order CN-2222-2222')
  await shop.books().insertInto('outage').values({ service: 'tax' }).execute()
  await shop.signInAs(['admin'], 'Orders')
  const press = async (role: 'link' | 'button' | 'row' | 'radio', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name, exact: typeof name === 'string' }).focus()
    await page.keyboard.press('Enter')
  }
  await press('link', 'System')
  await page.getByText('Tax does not work. 2 letters have failed.').waitFor()
  await page.getByText('Out of order; shoppers who need it are told TAX309.').waitFor()
  await page.getByRole('row', { name: /Letters that failed 2 1 hour|Letters that failed 2 60 minutes/ }).waitFor()
  await fetch(`${shop.publicUrl()}${readOperatorSession.path}`)
  await expect
    .poll(
      async () => {
        await press('button', 'Look again')
        return page.getByRole('row', { name: /OPR401/ }).count()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1)
  expect(await faultsOn(page, 'system')).toEqual([])
  await shop.books().deleteFrom('outage').execute()
  await press('button', 'Look again')
  await page.getByText('2 letters have failed.', { exact: true }).waitFor()

  await press('link', 'Letters that have not left')
  await press('row', /CN-1111-1111/)
  await page.getByRole('region', { name: 'Your order CN-1111-1111' }).getByText('No such user here').waitFor()
  expect(await faultsOn(page, 'letter')).toEqual([])
  await press('button', 'Try again')
  await page.getByRole('row', { name: /CN-1111-1111/ }).waitFor({ state: 'detached' })
  const tried = page.getByRole('region', { name: 'Your order CN-1111-1111' })
  expect(await tried.getByRole('status').textContent()).toBe('It is tried again within seconds.')
  await page.keyboard.press('Escape')
  await press('button', 'Try all again')
  await page.getByText('1 letter is tried again.').waitFor()
  await page.getByText('No letter has failed.').waitFor()
  // Orders of the tests before have letters that wait, too.
  await press('radio', /^Waiting [2-9]\d*$/)
  await page.getByRole('row', { name: /CN-2222-2222/ }).waitFor()
  expect(await faultsOn(page, 'letters')).toEqual([])
  await page.goto(`${new URL(page.url()).origin}/operator/letters/waiting/100%`)
  await page.getByRole('row', { name: /CN-2222-2222/ }).waitFor()
})

/** A shopper sends a report, over HTTP. */
const sentReport = async (description: string): Promise<string> => {
  const answer = await fetch(`${shop.publicUrl()}${reportUpload.path}`, {
    method: reportUpload.method,
    headers: { 'content-type': reportUpload.media },
    body: withDescription(sampleLog().text(), description),
  })
  return ((await answer.json()) as { readonly reference: string }).reference
}

test('OPR-41 OPR-42 OPR-43 a report is opened in the flight recorder and removed, with the keyboard alone, by nobody who is not signed in', async () => {
  const page = shop.page()
  const reference = await sentReport('The cart was empty, and then it was not.')
  await page.goto(`${shop.publicUrl()}/debug?report=${reference}`)
  await page.getByText('Only an administrator who is signed in to the console can open a report.').waitFor()
  expect(await page.getByText('The cart was empty').count()).toBe(0)
  await shop.signInAs(['admin'], 'Orders')
  const enter = async (role: 'link' | 'button' | 'row', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).focus()
    await page.keyboard.press('Enter')
  }
  await enter('link', 'Problem reports')
  await enter('row', /The cart was empty/)
  await page.getByRole('region', { name: reference }).waitFor()
  expect(await faultsOn(page, 'report')).toEqual([])
  const opening = page.context().waitForEvent('page')
  await enter('link', 'Open in the flight recorder')
  const recorder = await opening
  await recorder.getByText('The cart was empty, and then it was not.').waitFor()
  await recorder.getByText(`Looking at ${reference}.`).waitFor()
  await recorder.getByText('26 entries').waitFor()
  await recorder.close()

  await enter('button', 'Remove')
  await enter('button', 'Remove for good')
  await page.getByText(/There is no report/).waitFor()
  expect(await faultsOn(page, 'no reports')).toEqual([])
})
