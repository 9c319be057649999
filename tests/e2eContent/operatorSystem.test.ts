import { expect, test } from 'vitest'
import { readOperatorSession } from '../../contracts/api/operator/operatorSessionApi.ts'
import { reportUpload } from '../../contracts/reportUpload.ts'
import { withDescription } from '../../core/domain/log/problemDescription.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { sampleLog } from '../support/sampleLog.ts'

const shop = useConsole()

/** Visitors who saw a variant of an experiment, without their orders. */
const seen = async (experienceId: string, counts: Readonly<Record<string, number>>): Promise<void> => {
  for (const [variantId, count] of Object.entries(counts)) {
    const rows = Array.from({ length: count }, (_, nth) => ({
      visitor: `${experienceId}-${variantId}-${nth}`,
      experience_id: experienceId,
      variant_id: variantId,
      at: Date.now(),
    }))
    await shop.books().insertInto('experiment_exposure').values(rows).execute()
  }
}

test('OPR-09 OPR-35 OPR-36 the results of experiments are read with the keyboard alone, and one that is off says so', async () => {
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
  await page.getByText('It is tried again within seconds.').waitFor()
  await page.keyboard.press('Escape')
  await press('button', 'Try all again')
  await page.getByText('1 letter is tried again.').waitFor()
  await page.getByText('No letter has failed.').waitFor()
  await press('radio', 'Waiting 2')
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

test('OPR-41 OPR-42 OPR-43 a report is opened in the flight recorder and removed, with the keyboard alone', async () => {
  const page = shop.page()
  const reference = await sentReport('The cart was empty, and then it was not.')
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

test('OPR-42 somebody who is not signed in to the console gets no report, and is told so', async () => {
  const page = shop.page()
  const reference = await sentReport('Nobody but an administrator may read this.')
  await page.goto(`${shop.publicUrl()}/debug?report=${reference}`)
  await page.getByText('Only an administrator who is signed in to the console can open a report.').waitFor()
  expect(await page.getByText('Nobody but an administrator').count()).toBe(0)
})
