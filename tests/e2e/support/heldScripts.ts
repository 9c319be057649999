import type { Visitor } from './browser.ts'

/** Holds back the shop's scripts until released: until then the screen shows the server's picture. */
export const heldScripts = async ({ page }: Visitor): Promise<() => Promise<void>> => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  return async () => letGo()
}
